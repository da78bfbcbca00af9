import { parseDocument } from 'yaml'
import { isGroup } from '../../content/read/document.ts'

/** Which words of other sites stand for a category of this one. */
export interface CategoryWords {
  category: string
  /** With commas between them. */
  words: string
}

/** Defaults for content without categories or `importCategories`. */
const USUAL_WORDS: readonly CategoryWords[] = [
  {
    category: 'Breakfast',
    words: 'breakfast, brunch, morning, frühstück, petit déjeuner, desayuno, colazione',
  },
  {
    category: 'Lunch',
    words: 'lunch, salad, soup, sandwich, wrap, mittagessen, déjeuner, almuerzo, pranzo',
  },
  {
    category: 'Dinner',
    words:
      'dinner, supper, main, main course, main dish, entree, entrée, hauptgericht, hauptspeise, plat, plat principal, cena, plato principal, hoofdgerecht, secondi, primi',
  },
  {
    category: 'Desserts',
    words:
      'dessert, sweet, cake, cookie, pie, tart, ice cream, candy, pudding, baking, nachspeise, nachtisch, kuchen, postre, dolci, nagerecht',
  },
  {
    category: 'Healthy Eats',
    words: 'healthy, healthy eats, light, low calorie, low carb, smoothie',
  },
  {
    category: 'Quick Meals',
    words: 'quick, quick meals, easy dinner, weeknight, 30 minute meals, snack',
  },
]

export function categoriesIn(table: readonly CategoryWords[]): string[] {
  return [...new Set(table.map(({ category }) => category))]
}

export function findCategory(
  said: readonly string[],
  table: readonly CategoryWords[],
): { category: string; word: string } | undefined {
  for (const isMatch of [isEqual, isPart]) {
    for (const word of said) {
      const row = table.find(({ words }) =>
        words.split(',').some((known) => isMatch(plain(word), plain(known))),
      )
      if (row) return { category: row.category, word }
    }
  }
  return undefined
}

function isEqual(word: string, known: string): boolean {
  return word === known
}

function isPart(word: string, known: string): boolean {
  return ` ${word} `.includes(` ${known} `)
}

/** In small letters and the singular. */
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
