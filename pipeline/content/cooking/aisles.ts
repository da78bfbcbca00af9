import type { ShopAisle } from '../../../src/content/cooking/cookingData.ts'
import { mainFood } from '../foods/foodNames.ts'

/** Forms and packages, whose aisle is not that of the food; the first that fits decides. */
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

/** Returns the aisle that sells a food. */
export function aisleOf(food: string): ShopAisle {
  const decided = BY_WORDS.find(([words]) => words.test(food))
  return decided?.[1] ?? mainFood(food)?.aisle ?? 'other'
}
