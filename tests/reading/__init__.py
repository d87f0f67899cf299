"""How card text is read: what it means, that no word is passed over, and what is said about a text that can't be read."""
