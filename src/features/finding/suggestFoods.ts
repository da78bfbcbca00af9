import { folded } from './filters.ts'

/** A food, and how many recipes it would leave. */
export interface OfferedFood {
  name: string
  count: number
}

const LONGEST_LIST = 8

/**
 * Foods for what somebody has typed so far, in the singular or the plural: those that begin with it
 * first, then those with a word that does; among them those that most recipes use.
 */
export function suggestFoods(typed: string, offered: readonly OfferedFood[]): OfferedFood[] {
  const forms = formsOf(folded(typed))
  const rank = ({ name }: OfferedFood) => rankOf(folded(name), forms)
  return offered
    .filter((food) => rank(food) < Infinity)
    .toSorted((a, b) => rank(a) - rank(b) || b.count - a.count)
    .slice(0, LONGEST_LIST)
}

/** What was typed, and its singular if it is a plural. */
function formsOf(typed: string): string[] {
  return [typed, typed.replace(/ies$/, 'y'), typed.replace(/es$/, ''), typed.replace(/s$/, '')]
}

function rankOf(name: string, forms: readonly string[]): number {
  if (forms.includes(name)) return 0
  if (forms.some((form) => name.startsWith(form))) return 1
  return forms.some((form) => name.includes(` ${form}`)) ? 2 : Infinity
}
