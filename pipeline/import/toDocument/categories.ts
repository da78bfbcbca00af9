import { parseDocument } from 'yaml'
import { RECIPE_CATEGORIES } from '../../../src/kinds/categories.ts'

export type RecipeCategory = (typeof RECIPE_CATEGORIES)[number]

/** Which words of other sites stand for a category of this one. */
export interface CategoryWords {
  category: RecipeCategory
  /** With commas between them. */
  words: string
}

/** Where content/site.yaml has no `importCategories`. */
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

/** The table of the owner, else the usual one. */
export function tableOr(table: readonly CategoryWords[]): readonly CategoryWords[] {
  return table.length > 0 ? table : USUAL_WORDS
}

/** The category that the words of a source stand for, and the word that decided. */
export function findCategory(
  said: readonly string[],
  table: readonly CategoryWords[],
): { category: RecipeCategory; word: string } | undefined {
  const rows = [
    ...RECIPE_CATEGORIES.map((category) => ({ category, words: category })),
    ...tableOr(table),
  ]
  for (const isMatch of [isEqual, isPart]) {
    for (const word of said) {
      const row = rows.find(({ words }) =>
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

/** The table of the owner, out of the text of content/site.yaml; mistakes in it do not matter here. */
export function readCategoryWords(siteYaml: string): CategoryWords[] {
  const list: unknown = parseDocument(siteYaml).toJS()?.importCategories
  if (!Array.isArray(list)) return []
  return list.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null || !('words' in row) || !('category' in row))
      return []
    const category = RECIPE_CATEGORIES.find((known) => known === row.category)
    return category ? [{ category, words: String(row.words) }] : []
  })
}
