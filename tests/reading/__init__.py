"""How card text is read: what it means, that no word is passed over, and what is said of a text that has no meaning."""
