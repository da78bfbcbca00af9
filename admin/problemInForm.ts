import type { ContentProblem } from '../pipeline/content/report/problem.ts'
import type { ContentType } from '../src/content/schema/documentType.ts'
import { rulesIn } from '../pipeline/content/read/yamlLines.ts'
import { fieldLabel } from './config/labels.ts'

export interface FormProblem {
  /** The label of the field: “Ingredients 2 › Text”. */
  label: string
  line?: string
  message: string
  advice: string
}

export function problemInForm(
  problem: ContentProblem,
  type: ContentType,
  text: string,
): FormProblem {
  const names = rulesIn(type.fields)
  const { path = '' } = problem
  const [field = ''] = path.split(/[.[]/)
  const message = withLabels(problem.what.replace(/^“[\w.[\]]+”: /, ''), names)
  const advice = withLabels(problem.fix, names)
  if (type.fields[field]) return { label: pathInWords(path), message, advice }
  const line = text.split('\n')[problem.line - 1]?.trim()
  const label = type.bodyField ? fieldLabel(type.bodyField) : 'The file'
  return { label, line, message, advice }
}

/** Replaces names of fields by labels: “publishAt” by “Appears on”, “rating: 4.8” by “4.8”. */
function withLabels(text: string, names: ReadonlyMap<string, unknown>): string {
  return text.replaceAll(/“([a-z][\w.[\]]*)(?:: ?([^”]*))?”/g, (quoted, path, value) => {
    const isField = path.split(/\[\d+\]\.?|\./).every((name: string) => !name || names.has(name))
    if (!isField) return quoted
    return value && value !== 'true' ? `“${value}”` : `“${pathInWords(path)}”`
  })
}

export function pathInWords(path: string): string {
  const names = path.replaceAll(/\[(\d+)\]/g, ' $1').split('.')
  return names.map(fieldLabel).join(' › ')
}
