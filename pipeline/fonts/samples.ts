/**
 * What widths of fonts are averaged over: sentences and headings as sites about food have them, with
 * their share of figures and capitals, in ASCII. Any page is a few tenths of a percent from them.
 */
export const TEXT_SAMPLE = [
  'Heat the oven to 425 F (220 C) with a rack in the middle and line a large pan with parchment.',
  'Whisk 2 cups (240 g) of flour with the baking powder and a pinch of salt, then rub in the butter until no piece is bigger than a pea.',
  'Stir in the milk with a fork, just until the dough comes together; it should look shaggy and feel a little sticky.',
  'Cook over medium heat for 8 to 10 minutes, stirring now and then, until the onions are soft and golden at the edges.',
  'Leftovers keep for 3 days in the refrigerator, and the sauce freezes well for up to two months.',
  '1 tablespoon extra-virgin olive oil, divided, plus more for the grill',
  '2 cloves garlic, finely chopped, and 1 pound (450 g) ripe tomatoes',
  'We boiled a full kettle every morning for a month, and the handle was never too hot to hold.',
  'It is quiet, easy to clean and quick to heat, but the basket is small for a family of four.',
  'Buy it if you make coffee for one or two people and do not mind a machine that takes its time.',
  'Your trusted source for recipes, reviews, and kitchen inspiration.',
  'Slice the salmon across the grain, season both sides and lay the pieces on a bed of salad leaves and radishes.',
  'Serve small plates of pasta as soon as the sauce clings, and pass a bowl of grated cheese around the table.',
  'What makes a sharp knife safer than a dull one is that you need less force, so it goes where you point it.',
].join(' ')

export const HEADING_SAMPLE = [
  'Roasted tomato soup with garlic croutons',
  'Buttermilk pancakes with blueberries',
  'One-pan chicken thighs with white beans and lemon',
  'Crisp chickpea bowl with tahini and pickled onions',
  'How to sharpen a kitchen knife at home',
  'Seven spices that belong in every pantry',
  'The best way to store fresh herbs',
  'Digital instant-read thermometer',
  'Cast-iron skillet, 12 inches',
  'Ingredients Instructions Nutrition Our Verdict',
  'Featured Recipes Top Product Reviews Latest from the Blog',
  'Find Your Next Favorite Meal',
].join(' ')
