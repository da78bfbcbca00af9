import path from 'node:path'
import { type ImportOutcome, twinSentence } from '../../pipeline/import/importFiles.ts'
import { counted } from '../../pipeline/content/report/report.ts'
import { REMARK_LABELS } from '../../pipeline/import/importedRecipe.ts'

/** What became of a recipe, in lines: `content/recipes/54-soup.yaml:12  servings  unclear: …`. */
export function outcomeLines(outcome: ImportOutcome, contentDir: string): string[] {
  const { origin } = outcome
  if (outcome.kind === 'problem') return [`${origin}  ${outcome.problem}`]
  if (outcome.kind === 'twin') return [`${origin}  ${twinSentence(outcome)}`]
  const { name, remarks } = outcome.document
  const file = path.posix.join(path.basename(contentDir), name)
  return [
    `${origin}  ${file}`,
    ...remarks.map(
      ({ line, field, kind, text }) =>
        `  ${file}:${line}  ${field || 'recipe'}  ${REMARK_LABELS[kind]}: ${text}`,
    ),
  ]
}

/** `3 recipes imported as drafts, 1 there already, 2 problems.` */
export function importSummary(outcomes: readonly ImportOutcome[], isDry: boolean): string {
  const count = (kind: ImportOutcome['kind']) =>
    outcomes.filter((outcome) => outcome.kind === kind).length
  const how = isDry ? 'would be imported as drafts' : 'imported as drafts'
  const parts = [`${counted(count('document'), 'recipe')} ${how}`]
  if (count('twin') > 0) parts.push(`${count('twin')} there already`)
  if (count('problem') > 0) parts.push(counted(count('problem'), 'problem'))
  return `${parts.join(', ')}.`
}
