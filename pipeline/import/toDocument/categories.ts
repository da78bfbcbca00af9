import { parseDocument } from 'yaml'
import { isGroup } from '../../content/values/document.ts'

/** Which words of other sites stand for a category of this one. */
export interface CategoryWords {
  category: string
  /** The words are separated by commas. */
  words: string
}

/** Defaults for content without categories or `importCategories`. */
const USUAL_WORDS: readonly CategoryWords[] = Object.entries({
  Breakfast: 'breakfast, brunch, morning, frühstück, petit déjeuner, desayuno, colazione',
  Lunch: 'lunch, salad, soup, sandwich, wrap, mittagessen, déjeuner, almuerzo, pranzo',
  Dinner:
    'dinner, supper, main, main course, main dish, entree, entrée, hauptgericht, hauptspeise, plat, plat principal, cena, plato principal, hoofdgerecht, secondi, primi',
  Desserts:
    'dessert, sweet, cake, cookie, pie, tart, ice cream, candy, pudding, baking, nachspeise, nachtisch, kuchen, postre, dolci, nagerecht',
  'Healthy Eats': 'healthy, healthy eats, light, low calorie, low carb, smoothie',
  'Quick Meals': 'quick, quick meals, easy dinner, weeknight, 30 minute meals, snack',
}).map(([category, words]) => ({ category, words }))

export function categoriesIn(table: readonly CategoryWords[]): string[] {
  return [...new Set(table.map(({ category }) => category))]
}

export function findCategory(
  said: readonly string[],
  table: readonly CategoryWords[],
): { category: string; word: string } | undefined {
  const known = table.flatMap(({ category, words }) =>
    words.split(',').map((word) => ({ category, known: plain(word) })),
  )
  const find = (fits: (word: string, known: string) => boolean) =>
    said.flatMap((word) => {
      const row = known.find((each) => fits(plain(word), each.known))
      return row ? [{ category: row.category, word }] : []
    })[0]
  return (
    find((word, whole) => word === whole) ?? find((word, part) => ` ${word} `.includes(` ${part} `))
  )
}

/** Makes words comparable: lower case and singular. */
function plain(text: string): string {
  const words = text.toLowerCase().split(/[\s_-]+/)
  return words
    .map((word) => word.replace(/(?<!s)s$/, ''))
    .join(' ')
    .trim()
}

/** The words for each category: its name, then `importCategories` of site.yaml, else the usual ones. */
export function readCategoryWords(files: { categories: string; site: string }): CategoryWords[] {
  const own = groupsIn(files.categories, 'recipes').map(({ name }) => String(name))
  const names = own.length > 0 ? own : categoriesIn(USUAL_WORDS)
  const owners = groupsIn(files.site, 'importCategories').map((row) => ({
    category: String(row.category),
    words: String(row.words),
  }))
  return [
    ...names.map((name) => ({ category: name, words: name })),
    ...(owners.length > 0 ? owners : USUAL_WORDS).filter(({ category }) =>
      names.includes(category),
    ),
  ]
}

function groupsIn(yaml: string, list: string): Record<string, unknown>[] {
  const entries: unknown = parseDocument(yaml).toJS()?.[list]
  return Array.isArray(entries) ? entries.filter(isGroup) : []
}
