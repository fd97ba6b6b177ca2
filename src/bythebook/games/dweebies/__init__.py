"""Dweebies: rules in the order of the rulebook, deck, words, and what clients need."""
