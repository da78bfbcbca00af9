import { createRandom, type Random } from './random.ts'
import { vocabulary } from './vocabulary.ts'

/** What is known of a document that its picture and its share image may follow from. */
export interface Subject {
  /** Its key among the documents of its folder; the site's own settings have none. */
  id?: number | string
  art?: string
  /** The name of a product, for a review; the tagline, for the site. */
  title?: string
  category?: string
  /** Minutes of a recipe. */
  prepTime?: number
  cookTime?: number
  restTime?: number
  /** What it rests for, such as `chilling`. */
  restKind?: string
  /** The lines of its list of ingredients. */
  ingredients?: string[]
}

type Words = readonly [string, ...string[]]

const GROUNDS: Words = [
  'linen:mist',
  'gingham:cream/rose',
  'wood',
  'tile:teal',
  'stripe:butter/cream',
]
const STAGES: Words = [
  'sun:cream/toast',
  'arch:mint/toast',
  'tiles:mist/toast',
  'plain:blush/toast',
]

const VESSELS: Record<string, Words> = {
  Breakfast: ['plate:bone/teal', 'bowl:cream/oat'],
  Lunch: ['bowl:teal/bone', 'plate:bone/basil'],
  Dinner: ['shallowbowl:bone/terracotta', 'skillet', 'platter:bone'],
  Desserts: ['plate:bone/rose', 'cakestand'],
  'Healthy Eats': ['bowl:bone/oat', 'plate:bone/basil'],
  'Quick Meals': ['skillet', 'bowl:terracotta/bone'],
}
const PLAIN_VESSELS: Words = ['plate:bone/teal']

const PRODUCTS: Record<string, Words> = {
  'Air Fryers': ['airfryer:teal+window+dial', 'airfryer:tomato+display'],
  'Multi-Cookers': ['multicooker:tomato', 'pressurecooker:ink'],
  'Coffee Makers': ['dripcoffee:ink', 'pourover'],
  'Blenders & Mixers': ['blender:ink', 'standmixer:tomato'],
  Cookware: ['dutchoven:teal', 'saucepan'],
  Knives: ['chefsknife'],
  'Kitchen Tools': ['spatulas', 'mixingbowl'],
  'Kitchen Gadgets': ['scale', 'thermometer:tomato'],
  'Pantry Staples': ['oliveoil', 'spiceset'],
  Beverages: ['teatin', 'coffeebag'],
}
const PLAIN_PRODUCTS: Words = ['mixingbowl']

/** How many foods a derived dish shows at most. */
const FOODS = 6

/**
 * A line for a document without one: the vessel follows from the category, the food from the
 * ingredients that the vocabulary knows, the rest from the title, always the same way.
 */
export function deriveArt(folder: string, subject: Subject): string {
  const random = createRandom(`${folder}/${subject.title}`)
  if (folder === 'reviews') return deriveProduct(subject, random)
  if (folder === 'recipes') return deriveDish(subject, random)
  return `${random.pick(GROUNDS)} | board | lemon@10*3; basil@2*5; garlic@6*3 | knife@w; salt@ne`
}

function deriveProduct({ category = '' }: Subject, random: Random): string {
  const product = random.pick(wordsFor(category, PRODUCTS) ?? PLAIN_PRODUCTS)
  const isAbove = vocabulary.products[product.match(/^[a-z]+/)?.[0] ?? '']?.view === 'above'
  return `${random.pick(isAbove ? GROUNDS : STAGES)} | ${product} |`
}

function wordsFor(category: string, table: Record<string, Words>): Words | undefined {
  return Object.hasOwn(table, category) ? table[category] : undefined
}

function deriveDish({ category = '', ingredients = [] }: Subject, random: Random): string {
  const vessel = random.pick(wordsFor(category, VESSELS) ?? PLAIN_VESSELS)
  const known = foodsIn(ingredients)
  // What fills the vessel lies below what lies on it.
  const bases = known.filter(isBase).slice(0, 1)
  const pieces = known.filter((name) => !isBase(name)).slice(0, FOODS)
  const foods = [...bases, ...pieces.map((name, index) => `${name}@${(index * 2) % 12 || 12}`)]
  return `${random.pick(GROUNDS)} | ${vessel} | ${foods.join('; ') || 'lettuce'} | fork@w; napkin@e`
}

function isBase(name: string): boolean {
  return vocabulary.foods[name]?.placed === 'base'
}

/** The foods that the ingredients name, in their order: “2 sweet potatoes” is `sweetpotato`. */
function foodsIn(ingredients: string[]): string[] {
  const found = ingredients.flatMap((line) => {
    const words = (line.toLowerCase().match(/[a-z]+/g) ?? []).map(singular)
    const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
    return [...pairs, ...words].filter((word) => Object.hasOwn(vocabulary.foods, word)).slice(0, 1)
  })
  return [...new Set(found)]
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('oes')) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
