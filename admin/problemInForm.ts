import type { Problem } from '../pipeline/content/report/problem.ts'
import type { ContentType } from '../src/content/schema/documentType.ts'
import { inWords } from './names.ts'

export interface FormProblem {
  /** The field, or the line of a text: “Ingredients 2 › Text”. */
  place: string
  line?: string
  what: string
  fix: string
}

export function problemInForm(problem: Problem, type: ContentType, text: string): FormProblem {
  const { what, fix } = problem
  const place = fieldOf(problem, type)
  if (place !== undefined) return { place, what: what.replace(/^“[\w.[\]]+”: /, ''), fix }
  const line = text.split('\n')[problem.line - 1]?.trim()
  return { place: type.bodyField ? inWords(type.bodyField) : 'The file', line, what, fix }
}

function fieldOf({ what, rule }: Problem, { fields, bodyField }: ContentType): string | undefined {
  if (rule === 'missing-text' && bodyField) return inWords(bodyField)
  const path = /^“([\w.[\]]+)”/.exec(what)?.[1] ?? ''
  const [name = ''] = path.split(/[.[]/)
  return fields[name] ? pathInWords(path) : undefined
}

/** `ingredients[2].affiliateKeyword` becomes “Ingredients 2 › Shop keyword”. */
export function pathInWords(path: string): string {
  const names = path.replaceAll(/\[(\d+)\]/g, ' $1').split('.')
  return names.map(inWords).join(' › ')
}
