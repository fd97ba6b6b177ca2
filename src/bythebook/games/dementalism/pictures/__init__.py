"""What the cards of Dementalism are drawn with: one specimen a kind, as on the plate of an odd old herbal."""
