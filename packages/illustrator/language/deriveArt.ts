import { formNamed } from './dishForms.ts'
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

/** What a document with an even number may have, and one with an odd number: neighbors share nothing. */
type Sides = readonly [even: Words, odd: Words]

const GROUNDS: Sides = [
  ['linen:mist', 'wood', 'terrazzo', 'stripe:butter/cream'],
  ['gingham:cream/rose', 'tile:teal', 'plain:apricot', 'check:cream/butter'],
]
const STAGES: Sides = [
  ['sun:cream/toast', 'tiles:mist/toast', 'stripes:oat/caramel'],
  ['arch:mint/toast', 'plain:blush/toast', 'window:butter/caramel'],
]

const VESSELS: Record<string, Sides> = {
  Breakfast: [
    ['plate:bone/teal', 'bowl:cream/oat'],
    ['plate:mist/butter', 'shallowbowl:rose/bone'],
  ],
  Lunch: [
    ['bowl:teal/bone', 'plate:bone/basil'],
    ['bowl:tomato/bone', 'shallowbowl:sand/olive'],
  ],
  Dinner: [
    ['shallowbowl:bone/terracotta', 'platter:bone'],
    ['skillet', 'plate:teal/bone'],
  ],
  Desserts: [
    ['plate:bone/rose', 'cakestand'],
    ['plate:blush/plum', 'cakestand:mint/bone'],
  ],
  'Healthy Eats': [
    ['bowl:bone/oat', 'plate:bone/basil'],
    ['bowl:basil/bone', 'plate:sand/forest'],
  ],
  'Quick Meals': [
    ['bowl:terracotta/bone', 'plate:bone/teal'],
    ['skillet', 'wok'],
  ],
}
const PLAIN_VESSELS: Sides = [['plate:bone/teal'], ['plate:sand/terracotta']]

/** What lies beside a derived dish: no food, since it may have none of it. */
const BESIDE: Sides = [
  ['fork@w; napkin:teal/cream@e', 'spoon@e; towel@sw', 'napkin:tomato/cream@ne; fork@w'],
  ['spoon@w; salt@ne', 'knife@e; napkin:butter/cream@w', 'woodenspoon@e; towel:cream/teal@nw'],
]

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
 * A line for a document without one: the shape of the dish follows from its title, else the vessel
 * from the category; the food from the ingredients that the vocabulary knows, the rest from the title,
 * always the same way.
 */
export function deriveArt(folder: string, subject: Subject): string {
  const random = createRandom(`${folder}/${subject.title}`)
  if (folder === 'reviews') return deriveProduct(subject, random)
  if (folder === 'recipes') return deriveDish(subject, random)
  return `${random.pick(sideOf(subject, GROUNDS))} | board | lemon@10*3; basil@2*5; garlic@6*3 | knife@w; salt@ne`
}

/** One of two sets by the document's number. */
function sideOf(subject: Subject, [even, odd]: Sides): Words {
  return isOdd(subject) ? odd : even
}

function isOdd({ id }: Subject): boolean {
  return Number(id) % 2 === 1
}

function deriveProduct(subject: Subject, random: Random): string {
  const { category = '' } = subject
  const product = random.pick(wordsFor(category, PRODUCTS) ?? PLAIN_PRODUCTS)
  const isAbove = vocabulary.products[product.match(/^[a-z]+/)?.[0] ?? '']?.view === 'above'
  return `${random.pick(sideOf(subject, isAbove ? GROUNDS : STAGES))} | ${product} |`
}

function wordsFor<Of>(category: string, table: Record<string, Of>): Of | undefined {
  return Object.hasOwn(table, category) ? table[category] : undefined
}

function deriveDish(subject: Subject, random: Random): string {
  const { title = '', category = '', ingredients = [] } = subject
  const form = formNamed(wordsIn(title))
  const picked = random.pick(sideOf(subject, wordsFor(category, VESSELS) ?? PLAIN_VESSELS))
  const vessel = form?.vessels[isOdd(subject) ? 1 : 0] ?? picked
  const known = foodsIn(ingredients)
  // What fills the vessel lies below what lies on it.
  const whole = [form?.base, form?.body].filter((food) => food !== undefined)
  const filling = whole.length > 0 ? whole : known.filter(isBase).slice(0, 1)
  const pieces = known.filter((name) => !isBase(name) && (!form?.body || isScattered(name)))
  const most = form?.toppings ?? (form?.body ? 0 : FOODS)
  const foods = [
    ...filling,
    ...pieces.slice(0, most).map((name, index) => `${name}@${(index * 2) % 12 || 12}`),
  ]
  const ground = random.pick(sideOf(subject, GROUNDS))
  const beside = random.pick(sideOf(subject, BESIDE))
  return `${ground} | ${vessel} | ${foods.join('; ') || 'lettuce'} | ${beside}`
}

function isBase(name: string): boolean {
  return vocabulary.foods[name]?.placed === 'base'
}

function isScattered(name: string): boolean {
  return vocabulary.foods[name]?.placed === 'scatter'
}

/** The foods that the ingredients name, in their order: “2 sweet potatoes” is `sweetpotato`. */
function foodsIn(ingredients: string[]): string[] {
  const found = ingredients.flatMap((line) => {
    const words = wordsIn(line)
    const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
    return [...pairs, ...words].filter((word) => Object.hasOwn(vocabulary.foods, word)).slice(0, 1)
  })
  return [...new Set(found)]
}

/** In small letters and the singular. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).map(singular)
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:o|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
