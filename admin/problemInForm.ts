import type { ContentProblem } from '../pipeline/problems/problem.ts'
import type { ContentType } from '../src/content/schema/documentType.ts'
import { rulesIn } from '../pipeline/content/read/yamlLines.ts'
import { fieldLabel } from './config/labels.ts'

export type FormProblem = ReturnType<typeof problemInForm>

/** Words a problem with the labels of the form. Names a text outside of fields by its `line`. */
export function problemInForm(problem: ContentProblem, type: ContentType, text: string) {
  const names = rulesIn(type.fields)
  const { path = '' } = problem
  const [field = ''] = path.split(/[.[]/)
  const message = withLabels(problem.what.replace(/^“[\w.[\]]+”: /, ''), names)
  const advice = withLabels(problem.fix, names)
  if (type.fields[field]) return { label: pathInWords(path), line: undefined, message, advice }
  const line = text.split('\n')[problem.line - 1]?.trim()
  const label = type.bodyField ? fieldLabel(type.bodyField) : 'The file'
  return { label, line, message, advice }
}

/** Replaces field names with labels: “publishAt” with “Appears on”, “rating: 4.8” with “4.8”. */
function withLabels(text: string, names: ReadonlyMap<string, unknown>): string {
  return text.replaceAll(/“([a-z][\w.[\]]*)(?:: ?([^”]*))?”/g, (quoted, path, value) => {
    const isField = path.split(/\[\d+\]\.?|\./).every((name: string) => !name || names.has(name))
    if (!isField) return quoted
    return value && value !== 'true' ? `“${value}”` : `“${pathInWords(path)}”`
  })
}

/** Returns “Ingredients 2 › Text” for `ingredients[2].text`. */
export function pathInWords(path: string): string {
  const names = path.replaceAll(/\[(\d+)\]/g, ' $1').split('.')
  return names.map(fieldLabel).join(' › ')
}
