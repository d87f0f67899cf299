"""The reference engine: mechanism, rulebook and card text.

Mechanism (the modules of this folder) knows what a game is and no rule about
copying: it asks the rulebook wherever the rules decide something.  `rulebook`
is the rules, a small method a clause.  `text` is what cards say.
"""
