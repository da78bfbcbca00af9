import { addRemark, type ImportedRecipe } from '../importedRecipe.ts'
import type { CategoryWords } from './categories.ts'
import { mostCharacters, mostOf } from '../recipeLimits.ts'
import { LOOK_THERE } from '../../content/fields/fieldSlips.ts'
import { cleanLine } from '../text/cleanText.ts'

/** `null` writes an empty field; `''`, `[]` and `{}` omit the field. */
export type FieldValues = Record<string, unknown>

export interface ImportContext {
  id: number
  today: string
  categories: readonly CategoryWords[]
}

/** Returns the value, or an empty field with a remark, unless another remark quotes the source. */
export function orEmpty<V>(
  recipe: ImportedRecipe,
  field: string,
  value: V | undefined,
  reason = LOOK_THERE,
) {
  const isFound = recipe.remarks.some((each) => each.kind === 'unclear' && each.field === field)
  if (value === undefined && !isFound && !(field in recipe.siteFields))
    addRemark(recipe, 'missing', field, reason)
  return value ?? null
}

/** Cuts a text after a sentence, a clause or a word. */
export function shorten(text: string, most: number): { text: string; rest: string } {
  if (text.length <= most) return { text, rest: '' }
  const head = text.slice(0, most - 1)
  for (const [part, least] of FIRST_PARTS) {
    const cut = part.exec(head)?.[0].length ?? 0
    if (cut >= most * least)
      return { text: text.slice(0, cut).replace(/[,;:]$/, ''), rest: text.slice(cut).trim() }
  }
  const whole = head.replace(HALF_OF_A_SIGN, '')
  return { text: whole, rest: text.slice(whole.length) }
}

/** Matches whole sentences, clauses and words, with the minimum share of the length to keep. */
const FIRST_PARTS: readonly [part: RegExp, least: number][] = [
  [/^.*[.!?…](?=\s)/, 0.5],
  [/^.*[,;:)](?=\s)/, 0.5],
  [/^.*(?=\s)/, 0.25],
]
const HALF_OF_A_SIGN = /[\uD800-\uDBFF]$/

export function fitted(recipe: ImportedRecipe, field: string, text = ''): string {
  const { text: head, rest } = shorten(cleanLine(text), mostCharacters(field))
  if (rest !== '') addRemark(recipe, 'dropped', field, `It was too long; it goes on: “${rest}”.`)
  return head
}

/** Returns the entries that fit into a list. @param path the field of their texts */
export function fittedList(recipe: ImportedRecipe, list: readonly string[], path: string) {
  const [field = ''] = path.split('.')
  const short = list.filter(({ length }) => length <= mostCharacters(path))
  const chosen = short.slice(0, mostOf(field))
  const dropped = list.filter((entry) => !chosen.includes(entry))
  if (dropped.length > 0)
    addRemark(recipe, 'dropped', field, `There was no room for: ${dropped.join('; ')}.`)
  return chosen
}

export function splitText(text: string, most: number): string[] {
  const parts: string[] = []
  for (let remaining = text; remaining !== '';) {
    const { text: part, rest } = shorten(remaining, most)
    parts.push(part)
    remaining = rest
  }
  return parts
}
