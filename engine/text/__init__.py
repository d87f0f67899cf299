"""Card text: what a rules text says, read into data and said back. The way in is `reader`."""
