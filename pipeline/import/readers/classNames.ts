import type { DataNode } from './graph.ts'
import { entriesIn } from './shown/byClass.ts'
import { classesOf, type Element, elementsIn, findOuter, textIn } from './pageTree.ts'

/**
 * Where plugins and microformats put the parts of a recipe. Each names classes; of the first card
 * that has ingredients, all parts are taken.
 */
interface Card {
  card: string[]
  name: string[]
  ingredients: string[]
  /** The parts of an ingredient, in their order, where it has some. */
  instructions: string[]
  yield: string[]
  description?: string[]
  image?: string[]
}

const CARDS: readonly Card[] = [
  // https://microformats.org/wiki/h-recipe
  {
    card: ['h-recipe'],
    name: ['p-name'],
    ingredients: ['p-ingredient'],
    instructions: ['e-instructions', 'p-instructions'],
    yield: ['p-yield'],
    description: ['p-summary'],
    image: ['u-photo'],
  },
  // https://microformats.org/wiki/hrecipe
  {
    card: ['hrecipe'],
    name: ['fn'],
    ingredients: ['ingredient'],
    instructions: ['instruction', 'instructions'],
    yield: ['yield'],
    description: ['summary'],
    image: ['photo'],
  },
  ...[
    'wprm-recipe',
    'tasty-recipes',
    'mv-create',
    'jetpack-recipe',
    'easyrecipe',
    'cooked-recipe',
    'recipe-card',
  ].map((prefix): Card => ({
    card: [
      `${prefix}-container`,
      `${prefix}`,
      `${prefix}-card`,
      `${prefix}-info`,
      `${prefix}-content`,
    ],
    name: [`${prefix}-name`, `${prefix}-title`],
    ingredients: [`${prefix}-ingredient`, `${prefix}-ingredients`, `${prefix}-single-ingredient`],
    instructions: [
      `${prefix}-instruction-text`,
      `${prefix}-instruction`,
      `${prefix}-instructions`,
      `${prefix}-directions`,
      `${prefix}-single-direction`,
    ],
    yield: [`${prefix}-servings`, `${prefix}-yield`],
    description: [`${prefix}-summary`, `${prefix}-description`],
  })),
]

/** The recipe that the class names of a page show, in the form of JSON-LD. */
export function classNameRecipes(root: Element): DataNode[] {
  const present = new Set([...elementsIn(root)].flatMap(classesOf))
  for (const parts of CARDS.filter((each) => each.card.some((name) => present.has(name)))) {
    const card = withClass(root, parts.card)[0]
    const node = card && readCard(card, parts)
    if (node) return [node]
  }
  return []
}

function withClass(root: Element, names: readonly string[]): Element[] {
  for (const name of names) {
    const found = findOuter(root, (element) => classesOf(element).includes(name))
    if (found.length > 0) return found
  }
  return []
}

function readCard(card: Element, parts: Card): DataNode | undefined {
  const ingredients = entriesOf(withClass(card, parts.ingredients))
  const instructions = entriesOf(withClass(card, parts.instructions))
  if (ingredients.length === 0 && instructions.length === 0) return undefined
  const text = (names: string[] = []) => {
    const [element] = withClass(card, names)
    return element && textIn(element)
  }
  return {
    '@type': 'Recipe',
    name: text(parts.name),
    description: text(parts.description),
    recipeYield: text(parts.yield),
    recipeIngredient: ingredients,
    recipeInstructions: instructions,
    image: imageIn(card, parts.image),
  }
}

/** Each element is an entry; one alone holds a list. */
function entriesOf(elements: readonly Element[]): string[] {
  const [only, second] = elements
  if (second || !only) return elements.map(textIn).filter(Boolean)
  return entriesIn(only)
}

function imageIn(card: Element, names: string[] = []): string | undefined {
  const [element] = withClass(card, names)
  return element?.attributes.src
}
