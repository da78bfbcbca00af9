import type { ShopAisle } from '../../../src/cooking/cookingData.ts'
import { mainFood, withoutCircumstances } from './foodNames.ts'

const endPattern = (words: string) => new RegExp(`\\b(?:${words.replaceAll(/,\s+/g, '|')})$`)
const wordPattern = (words: string) => new RegExp(`\\b(?:${words.replaceAll(/,\s+/g, '|')})\\b`)

/** Forms and packages that move a food to another aisle; the first match wins. */
const AISLES_BY_WORDS: readonly (readonly [words: RegExp, aisle: ShopAisle])[] = [
  [endPattern('zucchini noodle'), 'produce'],
  [endPattern('tofu, tempeh, kimchi, kimchi juice, hummus, miso'), 'refrigerated'],
  [wordPattern('frozen, ice cream, sorbet'), 'frozen'],
  [/\b(?:lemon|lime|orange|grapefruit) (?:juice|zest|peel)\b/, 'produce'],
  [/\b(?:chile|chili|curry|garlic|onion|mustard) powder\b/, 'spices'],
  [wordPattern('pepper flake, peppercorn, black pepper, white pepper'), 'spices'],
  [
    new RegExp(
      `\\b(?:dried|ground|smoked) (?:[a-z]+ )*${
        wordPattern(`basil, bay leaf, chile, chili, chive, coriander, dill, ginger, marjoram, mint,
          oregano, parsley, rosemary, sage, thyme, garlic, onion, paprika`).source
      }`,
    ),
    'spices',
  ],
  [wordPattern('anchovy, canned, chipotle, dried, pickled, roasted pepper'), 'pantry'],
  [
    endPattern(`baguette, bagel, bread, brioche, bun, ciabatta, croissant, flatbread, focaccia, muffin,
      naan, pita, roll, sourdough, tortilla, lavash`),
    'bakery',
  ],
  [wordPattern('pizza dough, puff pastry, pie crust, phyllo, filo'), 'frozen'],
  [
    endPattern(`ale, beer, bourbon, brandy, champagne, cider, coffee, cognac, espresso, lager, liqueur,
      marsala, port, prosecco, rum, sherry, soda water, sparkling water, stout, tea, tequila,
      vermouth, vodka, whiskey, whisky, wine`),
    'drinks',
  ],
  [
    endPattern(`broth, stock, oil, vinegar, paste, sauce, jam, syrup, flour, seed, extract, powder,
      harina, starch, pickle, olive, caper, prune, raisin, sultana, seaweed, salsa, crumb,
      breadcrumb, chip, noodle, cracker, wrapper, concentrate, juice, ladyfinger, wafer`),
    'pantry',
  ],
  [/\b(?:peanut|almond|cashew|nut|seed) butter\b/, 'pantry'],
  [/\b(?:almond|coconut|oat|rice|soy|condensed|evaporated|powdered) milk\b/, 'pantry'],
  [wordPattern('coconut cream, mayonnaise'), 'pantry'],
  [endPattern('sprout'), 'produce'],
]

/** Uses the key; falls back to the food when the key is empty, as for “half-and-half”. */
export function aisleOf(key: string, food: string): ShopAisle {
  const decided = AISLES_BY_WORDS.find(([words]) => words.test(key))
  return decided?.[1] ?? mainFood(withoutCircumstances(food))?.aisle ?? 'other'
}
