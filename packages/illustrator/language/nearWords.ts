import leven from 'leven'
import { didYouMean, suggest } from './suggest.ts'

/** How many words a message names. */
const NAMED = 3
/** More than these are no help in a message. */
const MOST_NAMED = 12

/** Words for things that no drawing has, with the drawings that come nearest. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  tart: ['galette', 'pie', 'cobbler'],
  quiche: ['pie', 'galette', 'omelette'],
  plum: ['peach', 'apricot', 'cherry'],
  nectarine: ['peach', 'apricot', 'mango'],
  pear: ['applefan', 'peach', 'mango'],
  apple: ['applefan', 'apples', 'peach'],
  grapefruit: ['orange', 'lemon', 'wedge'],
  currant: ['cherry', 'raspberry', 'blueberry'],
  grape: ['blueberry', 'cherry', 'olive'],
  turkey: ['chicken', 'chickenthigh', 'grilledchicken'],
  duck: ['drumstick', 'chickenthigh', 'grilledchicken'],
  veal: ['steak', 'beef', 'pork'],
  ham: ['bacon', 'pork', 'sausage'],
  trout: ['salmon', 'cod', 'friedfish'],
  prawn: ['shrimp', 'salmon', 'cod'],
  beans: ['whitebean', 'kidneybean', 'blackbean'],
  cauliflower: ['broccoli', 'cabbage', 'mushroom'],
  leek: ['scallion', 'onion', 'asparagus'],
  shallot: ['onion', 'garlic', 'pickledonion'],
  kale: ['wiltedgreens', 'spinach', 'romaine'],
  chard: ['wiltedgreens', 'spinach', 'cabbage'],
  beet: ['radish', 'roastcarrot', 'potato'],
  pumpkin: ['squash', 'sweetpotato', 'carrot'],
  courgette: ['zucchini', 'cucumber', 'eggplant'],
  aubergine: ['eggplant', 'zucchini', 'squash'],
  coriander: ['cilantro', 'parsley', 'basil'],
  oregano: ['thyme', 'basil', 'rosemary'],
  stock: ['broth', 'soup', 'gravy'],
  chili: ['stew', 'ragu', 'kidneybean'],
  porridge: ['oats', 'oatjar', 'polenta'],
  pasta: ['spaghetti', 'penne', 'rigatoni'],
  roll: ['bun', 'loaf', 'cinnamonroll'],
  bagel: ['bun', 'toast', 'loaf'],
  waffle: ['pancakes', 'toast', 'biscuit'],
  crepe: ['pancakes', 'omelette', 'tortilla'],
  cupcake: ['muffin', 'cake', 'cookie'],
  cheesecake: ['cake', 'torte', 'pannacotta'],
  custard: ['pudding', 'pannacotta', 'yogurt'],
  mousse: ['pudding', 'pannacotta', 'icecream'],
  sorbet: ['icecream', 'pudding', 'pannacotta'],
  pan: ['skillet', 'saucepan', 'wok'],
  pot: ['saucepan', 'dutch', 'crock'],
  tray: ['sheet', 'glasstray', 'rack'],
  casserole: ['dutch', 'bakingdish', 'crock'],
  mug: ['coffee', 'tea', 'milk'],
  cup: ['coffee', 'tea', 'ramekin'],
}

/** What to write in place of a word that is not known. */
export function fixForWord(word: string, known: readonly string[]): string {
  const isSlip = suggest(word, known) !== undefined && meantBy(word).length === 0
  if (isSlip || known.length <= MOST_NAMED) return didYouMean(word, known)
  const [first = '', second = '', third = ''] = nearWords(word, known)
  return `The nearest are “${first}”, “${second}” and “${third}”. docs/pictures.md shows all.`
}

function meantBy(word: string): readonly string[] {
  const small = word.toLowerCase()
  const known = [small, singular(small)].find((form) => Object.hasOwn(MEANT, form))
  return known === undefined ? [] : (MEANT[known] ?? [])
}

function singular(word: string): string {
  return word.replace(/(?<=..)s$/, '')
}

/**
 * The known words nearest to one that is not known, by what it means and then by its letters.
 *
 * @param word of letters alone; a plural counts as its singular
 */
function nearWords(word: string, known: readonly string[]): string[] {
  const alike = known
    .map((option) => ({ option, apart: distance(singular(word.toLowerCase()), option) }))
    .toSorted((a, b) => a.apart - b.apart)
    .map(({ option }) => option)
  const near = [...meantBy(word).filter((option) => known.includes(option)), ...alike]
  return [...new Set(near)].slice(0, NAMED)
}

/** Letters that differ, for each letter there is; a word within another one is near it. */
function distance(word: string, option: string): number {
  const plain = singular(option)
  const within = plain.includes(word) || word.includes(plain) ? 0.5 : 1
  return (within * leven(word, plain)) / Math.max(word.length, plain.length)
}
