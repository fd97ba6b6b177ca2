"""What the cards of Dweebies are drawn with: one round body, its moods, hats and hairs, and the things they hold."""
