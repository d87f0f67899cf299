"""Older rules read as if they were today's."""

from __future__ import annotations

from engine.rulebook import CR2007, CR2008, CR2013, CR2018, Current


class ForgettingIn2007(CR2007):
    """In 2007 an object forgot its choices already, as it does today."""

    clauses = ("C-046",)

    def choice_for(self, subject, origin, link):
        return Current.choice_for(self, subject, origin, link)


class FixedOrderIn2008(CR2008):
    """In 2008 the order in which replacement effects apply was fixed already."""

    clauses = ("CR-616.1",)

    def control_comes_first(self):
        return True

    def copying_comes_next(self):
        return True


class OneLegendStayedIn2008(CR2008):
    """In 2008 the controller of two legends kept one already."""

    clauses = ("CR-704.5j",)

    def same_legends(self, game):
        return Current.same_legends(self, game)

    def one_legend_stays(self):
        return True


class SymbolsWereNotCopiedIn2008(CR2008):
    """In 2008 the expansion symbol wasn't copied already."""

    clauses = ("C-005",)

    def symbol_is_copied(self):
        return False


class ColorFollowedIn2008(CR2008):
    """In 2008 a copy's colour already followed from its mana cost."""

    clauses = ("C-016",)

    def color_is_derived(self):
        return True


class OnlySizesWereSetIn2013(CR2013):
    """In 2013 only an "as this enters" ability that sets a size counted already."""

    clauses = ("C-008",)

    def setting_is_copiable(self, setting):
        return Current.setting_is_copiable(self, setting)


class OthersCountedIn2013(CR2013):
    """In 2013 the effects of other permanents counted already for what enters."""

    clauses = ("CR-614.12",)

    def as_it_would_exist(self, game, subject, controller):
        return Current.as_it_would_exist(self, game, subject, controller)


class TokensWereTheCreatorsIn2018(CR2018):
    """In 2018 a token was owned by its creator already."""

    clauses = ("CR-111.2",)

    def owner_of_token(self, cause, creator, controller):
        return creator


class AdditionsWereSparedIn2018(CR2018):
    """In 2018 an added type already left changeling alone."""

    clauses = ("C-059", "C-060")

    def addition_spares_defining(self):
        return True
