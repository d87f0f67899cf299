"""`pytest tests/properties --hypothesis-profile long`: many more games, and other ones each time."""

from hypothesis import settings

from tests.properties.drawing import PROFILES

for name in PROFILES:
    settings.register_profile(name)
