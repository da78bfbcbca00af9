/**
 * Foods that no label is about, in the singular. Unknown foods keep the check from suggesting
 * labels.
 */

/** Butter lettuce holds no butter. */
const LOOKALIKES = `apple butter, beef tomato, bread and butter pickle, buckwheat, buckwheat flour, butter bean,
  butter lettuce, butterhead lettuce, cassava flour, cauliflower steak, chestnut,
  chia egg, chicken of the woods, chickpea flour, chili-garlic sauce, chili paste, cocoa butter,
  coconut butter, coconut cream, coconut flour, coconut milk, coconut yogurt, corn flour,
  coconut meat, coconut yoghurt, corn tortilla, crab apple, cream of coconut, cream of rice,
  cream of tartar, cream sherry, cream soda, flax egg, flax milk, flaxseed egg, ginger ale,
  ginger beer, glass noodle, cellophane noodle,
  bean thread noodle, gram flour, harissa paste, hemp milk, hen of the woods, honey crisp apple,
  hot sauce,
  kelp noodle, lamb lettuce, lobster mushroom, meat tenderizer, millet flour, mushroom broth, mushroom stock,
  oyster mushroom, pea milk, potato flour, potato milk, pumpkin butter, quinoa flour, rice cracker, rice flour, rice milk,
  rice noodle, root beer, rye whiskey, rice paper, rice paper wrapper, rice vermicelli, shirataki noodle, sorghum flour,
  spaghetti squash, sunflower butter, sunflower seed butter, sweet potato noodle, tiger nut, tamarind paste, tapioca flour, teff flour, tomato paste,
  tomato sauce, vanilla bean paste, vanilla paste, vegetable broth, vegetable stock,
  water chestnut, zucchini noodle`

export const FRUIT_AND_VEGETABLES = `acorn squash, apple, apricot, artichoke, arugula, asparagus, avocado,
  banana, bean sprout, beet, beetroot, bell pepper, berry, blackberry, blueberry, bok choy,
  broccoli, broccolini, brussels sprout, butternut squash, cabbage, cantaloupe, caper, carrot,
  cauliflower, celeriac, celery, chard, cherry, chicory, chile, chili, chipotle, clementine, coconut,
  collard, corn, cranberry, cucumber, currant, date, eggplant, endive, fennel, fig, frisee, garlic,
  ginger, grape, grapefruit, green bean, guava, jalapeño, jicama, kale, kiwi, kohlrabi, kumquat,
  leek, lemon, lemongrass, lettuce, lime, lychee, mandarin, mango, melon, mushroom, nectarine, okra,
  olive, onion, orange, papaya, parsnip, passion fruit, pea, peach, pear, pepper, red pepper, green pepper, yellow pepper, sweet pepper, persimmon, pickle,
  pineapple, plantain, plum, pomegranate, potato, prune, pumpkin, quince, radicchio, radish, raisin,
  raspberry, rhubarb, romaine, rutabaga, scallion, Scotch bonnet, seaweed, serrano, shallot,
  snap pea, snow pea, spinach, squash, strawberry, sultana, sweet potato, swiss chard, taro, tomatillo, tomato, turnip,
  watercress, watermelon, yam, yuca, zucchini`

const GRAINS_AND_LEGUMES = `amaranth, bean, black bean, cannellini, chickpea, cornmeal, cornstarch,
  grits, hominy, kidney bean, lentil, lima bean, masa, masa harina, millet, mung bean, mung bean sprout, navy bean,
  pinto bean, polenta, popcorn, potato starch, quinoa, rice, tapioca, tapioca starch, arrowroot,
  split pea, wild rice`

export const SEASONINGS = `adobo, allspice, Aleppo pepper, ancho, anise, baking powder, baking soda, basil, bay leaf,
  caraway, cardamom, cayenne, chia, chile flake, chile powder, chili crisp, chili flake, chili oil, chili powder, chinese five
  spice, chive, cilantro, cinnamon, clove, coriander, cumin, curry powder, dill, dried mint, fenugreek,
  flaxseed, garam masala, garlic powder, harissa, herb, horseradish, juniper, ketchup, lavender,
  lime leaf, mace, marjoram, mint, mustard, nutmeg, nutritional yeast, onion powder, oregano, pandan,
  paprika, parsley, peppercorn, poppy seed, pumpkin seed, red pepper flake, rosemary, saffron, sage,
  salsa, salt, savory, sazon, star anise, sumac, sunflower seed, tamarind, tarragon, Thai basil, thyme,
  turmeric, vanilla, vinegar, wasabi, yeast`

const BASICS = `agave, agar, bourbon, brandy, canola oil, cider, cocoa, cocoa powder, coconut oil, coffee,
  cognac, coconut flake, corn syrup, espresso, ice, jam, juice, maple syrup, marsala, mirin, molasses, oil, olive oil,
  port, rum, sake, sherry, sugar, brown sugar, powdered sugar, syrup, tea, tequila, vegetable oil, vermouth, vodka, water,
  whiskey, whisky, wine`

export const PLAIN_FOODS = [
  LOOKALIKES,
  FRUIT_AND_VEGETABLES,
  GRAINS_AND_LEGUMES,
  SEASONINGS,
  BASICS,
].join()
