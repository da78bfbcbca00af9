import type { ShopAisle } from '../../../src/content/cooking/cookingData.ts'
import { type Food, mainFood } from '../foods/foodNames.ts'
import type { Trait } from '../foods/foodGroups.ts'
import { FRUIT_AND_VEGETABLES, SEASONINGS } from '../foods/plainFoods.ts'

function namesIn(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map((name) => name.replaceAll(/\s+/g, ' ').trim()))
}

const PRODUCE = namesIn(FRUIT_AND_VEGETABLES)
const SPICES = namesIn(SEASONINGS)
const FRESH_HERBS = namesIn(
  'basil, chive, cilantro, dill, herb, marjoram, mint, oregano, parsley, rosemary, sage, savory, tarragon, Thai basil, thyme, lime leaf, lavender',
)
/** Sold beside flour and oil. */
const PANTRY_SEASONINGS = namesIn(
  `adobo, baking powder, baking soda, chia, chili crisp, chili oil, flaxseed, gochujang, harissa, horseradish, ketchup, mustard,
  nutritional yeast, pumpkin seed, salsa, sunflower seed, tamarind, vanilla, vinegar, wasabi, yeast`,
)

/** The first that fits decides. */
const BY_WORDS: readonly (readonly [words: RegExp, aisle: ShopAisle])[] = [
  [/\blettuce$/, 'produce'],
  [/\b(?:tofu|tempeh|kimchi|kimchi juice|hummus|miso)$/, 'refrigerated'],
  [/\bfrozen\b|\bice cream\b|\bsorbet\b/, 'frozen'],
  [/\b(?:lemon|lime|orange|grapefruit) (?:juice|zest|peel)\b/, 'produce'],
  [
    /\bpepper flake\b|\b(?:chile|chili|curry|garlic|onion|mustard) powder\b|\bpeppercorn\b|\bblack pepper\b|\bwhite pepper\b/,
    'spices',
  ],
  [
    /\b(?:dried|ground|smoked) (?:[a-z]+ )*(?:basil|bay leaf|chile|chili|chive|coriander|dill|ginger|marjoram|mint|oregano|parsley|rosemary|sage|thyme|garlic|onion|paprika)\b/,
    'spices',
  ],
  [/\b(?:anchovy|canned|chipotle|dried|pickled|roasted pepper)\b/, 'pantry'],
  [
    /\b(?:baguette|bagel|bread|brioche|bun|ciabatta|croissant|flatbread|focaccia|muffin|naan|pita|roll|sourdough|tortilla|lavash)$/,
    'bakery',
  ],
  [/\b(?:pizza dough|puff pastry|pie crust|phyllo|filo)\b/, 'frozen'],
  [
    /\b(?:ale|beer|bourbon|brandy|champagne|cider|coffee|cognac|espresso|lager|liqueur|marsala|port|prosecco|rum|sherry|soda water|sparkling water|stout|tea|tequila|vermouth|vodka|whiskey|whisky|wine)$/,
    'drinks',
  ],
  [
    /\b(?:broth|stock|oil|vinegar|paste|sauce|jam|syrup|flour|seed|extract|powder|harina|starch|pickle|olive|caper|prune|raisin|sultana|seaweed|salsa|crumb|breadcrumb|chip|noodle|cracker|wrapper|concentrate|juice|ladyfinger|wafer)$/,
    'pantry',
  ],
  [
    /\bpeanut butter\b|\b(?:almond|cashew|nut|seed) butter\b|\b(?:almond|coconut|oat|rice|soy) milk\b|\bcoconut cream\b|\b(?:condensed|evaporated|powdered) milk\b|\bmayonnaise\b/,
    'pantry',
  ],
  [/\bsprout$/, 'produce'],
]

const MEAT_AND_FISH: readonly Trait[] = ['meat', 'fish', 'shellfish']
const DAIRY_AND_EGGS: readonly Trait[] = ['milk', 'eggs']

export function aisleOf(food: string): ShopAisle {
  const decided = BY_WORDS.find(([words]) => words.test(food))
  if (decided) return decided[1]
  const known = mainFood(food)
  return known ? aisleOfFood(known) : 'other'
}

function aisleOfFood({ name, holds }: Food): ShopAisle {
  const has = (traits: readonly Trait[]) => traits.some((trait) => holds.includes(trait))
  if (has(MEAT_AND_FISH)) return 'meat and fish'
  if (has(['wheat', 'tree nuts', 'gluten'])) return 'pantry'
  if (has(DAIRY_AND_EGGS)) return name.includes('chocolate') ? 'pantry' : 'dairy and eggs'
  if (FRESH_HERBS.has(name) || PRODUCE.has(name)) return 'produce'
  if (PANTRY_SEASONINGS.has(name)) return 'pantry'
  return SPICES.has(name) ? 'spices' : 'pantry'
}
