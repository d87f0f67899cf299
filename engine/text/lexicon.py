"""Lists of words: subtypes with their plurals, numbers, counters, ability words, and the names of keywords.

Rules for this file: a capitalised word that isn't in a list is no type, so a misspelt
type is found; lists may grow freely.
"""

from __future__ import annotations

from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


CREATURE_TYPES: Final = _words(
    """
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker
    Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder
    Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child
    Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile Custodes Cyberman Cyclops Dalek
    Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid
    Dryad Dwarf Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox
    Fractal Frog Fungus Gamer Gamma Gargoyle Germ Giant Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn
    Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror
    Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo
    Kavu Kirin Kithkin Knight Kobold Kor Kraken Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Lobster
    Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle
    Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad
    Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest
    Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Porcupine Possum Praetor Primarch Prism Processor Qu
    Rabbit Raccoon Ranger Rat Rebel Reflection Reveler Rhino Rigger Robot Rogue Sable Salamander Samurai Sand
    Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman
    Shapeshifter Shark Sheep Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer
    Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish Surrakar
    Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Time Toy Treefolk Trilobite
    Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock
    Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
    """
)
"""Creature types (205.3m)."""

LAND_TYPES: Final = _words(
    "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town"
)
"""Land types (205.3i)."""

ARTIFACT_TYPES: Final = _words(
    """
    Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map
    Powerstone Spacecraft Stone Treasure Vehicle
    """
)
"""Artifact types (205.3g)."""

ENCHANTMENT_TYPES: Final = _words("Aura Background Cartouche Case Class Curse Room Rune Saga Shard Shrine Role")
"""Enchantment types (205.3h)."""

SPELL_TYPES: Final = _words("Adventure Arcane Lesson Omen Trap")
"""Spell types (205.3k)."""

PLANESWALKER_TYPES: Final = _words(
    """
    Ajani Chandra Elspeth Garruk Gideon Jace Jaya Karn Kasmina Kaya Kiora Koth Liliana Nahiri Narset Nissa Oko Ral
    Saheeli Samut Sarkhan Sorin Tamiyo Teferi Tezzeret Tibalt Ugin Venser Vivien Vraska Wrenn Xenagos
    """
)
"""Planeswalker types (205.3j)."""

BATTLE_TYPES: Final = _words("Siege")
"""Battle types (205.3q)."""

SUBTYPES_OF: Final = {
    "artifact": ARTIFACT_TYPES,
    "battle": BATTLE_TYPES,
    "creature": CREATURE_TYPES,
    "enchantment": ENCHANTMENT_TYPES,
    "instant": SPELL_TYPES,
    "land": LAND_TYPES,
    "planeswalker": PLANESWALKER_TYPES,
    "sorcery": SPELL_TYPES,
}
"""The subtypes that belong to each card type (205.3b)."""

SUBTYPES: Final = frozenset().union(*SUBTYPES_OF.values())

IRREGULAR: Final = {
    "Child": "Children",
    "Elf": "Elves",
    "Dwarf": "Dwarves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Thief": "Thieves",
    "Mouse": "Mice",
    "Ox": "Oxen",
    "Fungus": "Fungi",
    "Octopus": "Octopuses",
    "Djinn": "Djinn",
    "Equipment": "Equipment",
    "Myr": "Myr",
    "Merfolk": "Merfolk",
    "Moonfolk": "Moonfolk",
    "Treefolk": "Treefolk",
    "Kithkin": "Kithkin",
    "Sheep": "Sheep",
    "Fish": "Fish",
    "Elk": "Elk",
    "Plains": "Plains",
    "Samurai": "Samurai",
    "Ninja": "Ninja",
    "Eldrazi": "Eldrazi",
    "Homunculus": "Homunculi",
    "Cyclops": "Cyclopes",
    "Efreet": "Efreet",
}
"""Plurals that no rule gives."""


def plural(word: str) -> str:
    """The plural of a subtype."""
    if word in IRREGULAR:
        return IRREGULAR[word]
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    return word + "s"


NUMBERS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip

COUNTERS: Final = _words(
    """
    age arrow blaze blood brick burden charge corpse credit crystal cube delay depletion devotion divinity doom dream
    echo egg elixir energy eon eyeball fade fate feather flame flood fungus fuse gem glyph gold growth hatchling hour
    hunger ice intervention javelin ki kick knowledge level lore loyalty luck magnet mannequin mask matrix mine mining
    mire music muster net omen ore page pain petal phylactery pin plague poison polyp pressure prey pupa quest rust
    scream shell shield silver sleep slime slumber soot soul spore stash storage strife study stun sunshine tally theft
    tide time tower training trap treasure velocity verse vitality void vortex wage wind wish
    """
)
"""Kinds of counters besides those that change sizes (122.1)."""

ABILITY_WORDS: Final = frozenset(
    {
        "Battalion", "Bloodrush", "Channel", "Chroma", "Constellation", "Converge", "Delirium", "Domain", "Eerie",
        "Enrage", "Fateful hour", "Ferocious", "Formidable", "Grandeur", "Hellbent", "Heroic", "Imprint", "Inspired",
        "Kinship", "Landfall", "Magecraft", "Metalcraft", "Morbid", "Raid", "Rally", "Revolt", "Spell mastery", "Sweep",
        "Threshold", "Undergrowth", "Valiant",
    }
)  # fmt: skip
"""Ability words (207.2c): they have no meaning in the rules."""

KEYWORDS: Final = frozenset(
    {
        "absorb", "affinity", "afflict", "afterlife", "aftermath", "amplify", "annihilator", "ascend", "assist",
        "aura swap", "awaken", "backup", "banding", "bargain", "battle cry", "bestow", "blitz", "bloodthirst",
        "boast", "bushido", "buyback", "cascade", "casualty", "champion", "changeling", "cipher", "cleave",
        "companion", "compleated", "conspire", "convoke", "craft", "crew", "cumulative", "cycling", "dash",
        "daybound", "deathtouch", "decayed", "defender", "delve", "demonstrate", "desertwalk", "dethrone", "devoid",
        "devour", "disguise", "disturb", "double strike", "double team", "dredge", "echo", "embalm", "emerge",
        "enchant", "encore", "enlist", "entwine", "epic", "equip", "escalate", "escape", "eternalize", "evoke",
        "evolve", "exalted", "exhaust", "exploit", "extort", "fabricate", "fading", "fear", "first strike",
        "flanking", "flash", "flashback", "flying", "forecast", "forestwalk", "foretell", "fortify", "freerunning",
        "frenzy", "fuse", "gift", "graft", "gravestorm", "harmonize", "haste", "haunt", "hexproof", "hidden agenda",
        "hideaway", "horsemanship", "impending", "improvise", "indestructible", "infect", "ingest", "intimidate",
        "islandwalk", "jump-start", "kicker", "landwalk", "level up", "lifelink", "living metal", "living weapon",
        "madness", "megamorph", "melee", "menace", "mentor", "miracle", "mobilize", "modular", "morph",
        "mountainwalk", "multikicker", "mutate", "myriad", "nightbound", "ninjutsu", "offering", "offspring",
        "outlast", "overload", "partner", "persist", "phasing", "plainswalk", "plot", "poisonous", "protection",
        "prototype", "provoke", "prowess", "prowl", "rampage", "ravenous", "reach", "read ahead", "rebound",
        "reconfigure", "recover", "reinforce", "renown", "replicate", "retrace", "riot", "ripple", "saddle",
        "scavenge", "shadow", "shroud", "skulk", "solved", "soulbond", "soulshift", "spectacle", "splice",
        "split second", "spree", "squad", "station", "storm", "sunburst", "surge", "suspend", "swampwalk",
        "totem armor", "toxic", "training", "trample", "transfigure", "transmute", "tribute", "umbra armor",
        "undaunted", "undying", "unearth", "unleash", "vanishing", "vigilance", "ward", "warp", "wither",
    }
)  # fmt: skip
"""Keyword abilities that cards have (702); those with a meaning here are in `keyword_table`."""
