"""`pytest tests/properties --hypothesis-profile long`: many more games, and other ones each time."""

from hypothesis import settings

settings.register_profile("long")
