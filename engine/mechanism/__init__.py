"""Mechanism: what a game is, and no rule about copying; it asks the rulebook wherever the rules decide something.

From the ground up: `objects`, `characteristics`, `mana`, `events`, `running` are
data; `game` keeps them; `context`, `matching`, `conditions` look; `layers`,
`changes`, `dating` and `depending` work out current values; `copying` makes copy
effects; `tapping`, `departing`, `entering`, `moving`, `triggers`, `state_based`
are what happens; `announcing`, `casting`, `activating`, `costs`, `targeting` are
what players do; `resolving` and the modules that it plays instructions with
(`playing`, `doing`, `acting`, `zones`, `continuous`, `tokens`, `stackcopies`)
carry out texts; `turn` and `combat` move the game on; `table` is the whole from
outside.
"""
