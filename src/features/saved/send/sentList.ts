/** Packs a shopping list without the foods of its recipes, which the other phone loads. */
import { AISLES } from '../../../cooking/cookingData.ts'
import { type Listed, shoppingList } from '../../../storage/shoppingList.ts'

const MAX_NUMBER = 1e6

/** One mark for each aisle, then one for each aisle's ticked lines. */
const MARKS = '0123456789abcdefghij'

export function packRecord({ recipe = 0, servings = 0, factor, title, swap = '', items }: Listed) {
  const kept = items.filter(({ isGone }) => !isGone)
  const marks = kept.map(({ cooking, aisle = 'other', isDone }) =>
    MARKS.charAt(AISLES.indexOf(cooking?.aisle ?? aisle) + (isDone ? AISLES.length : 0)),
  )
  const texts = kept.map(({ text, cooking, share = cooking ? 1 : 1 / factor }) =>
    share === 1 ? text : `${share} × ${text}`,
  )
  return [recipe, servings, factor, title, swap, marks.join(''), ...texts]
}

export function unpackRecord(value: unknown): Listed | undefined {
  if (!Array.isArray(value)) return undefined
  const [recipe, servings, factor, title, swap, marks, ...texts]: unknown[] = value
  if (!isNumber(recipe) || recipe % 1 !== 0 || !isNumber(servings)) return undefined
  if (typeof marks !== 'string') return undefined
  const items = texts.map((text, line) => {
    const mark = MARKS.indexOf(marks.charAt(line) || '?')
    return { text, aisle: AISLES[mark % AISLES.length], isDone: mark >= AISLES.length || undefined }
  })
  const numbers = { recipe: recipe || undefined, servings: servings || undefined, factor }
  const listed = shoppingList.parse({ ...numbers, title, swap: swap || undefined, items, at: '' })
  const isWhole = listed?.factor === factor && listed?.items.every(({ aisle }) => aisle)
  return isWhole && listed?.items.length === texts.length ? listed : undefined
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_NUMBER
}
