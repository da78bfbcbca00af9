import { foldText } from './filters.ts'

export interface OfferedFood {
  name: string
  count: number
}

const LONGEST_LIST = 8

/** Suggests foods: full matches, then beginnings, then beginnings of words; common ones first. */
export function suggestFoods(typed: string, offered: readonly OfferedFood[]): OfferedFood[] {
  const forms = formsOf(foldText(typed))
  const rank = ({ name }: OfferedFood) => rankOf(foldText(name), forms)
  return offered
    .filter((food) => rank(food) < Infinity)
    .toSorted((a, b) => rank(a) - rank(b) || b.count - a.count)
    .slice(0, LONGEST_LIST)
}

function formsOf(typed: string): string[] {
  return [typed, typed.replace(/ies$/, 'y'), typed.replace(/es$/, ''), typed.replace(/s$/, '')]
}

function rankOf(name: string, forms: readonly string[]): number {
  if (forms.includes(name)) return 0
  if (forms.some((form) => name.startsWith(form))) return 1
  return forms.some((form) => name.includes(` ${form}`)) ? 2 : Infinity
}
