import type { Outcome } from '../../pipeline/import/importFiles.ts'
import { REMARK_LABELS } from '../../pipeline/import/importedRecipe.ts'

export function outcomeItem(outcome: Outcome): HTMLElement {
  if (outcome.kind === 'problem') return item(`${outcome.origin}: ${outcome.problem}`)
  if (outcome.kind === 'twin') {
    return item(`“${outcome.title}” is there already: ${outcome.file}. It was not imported again.`)
  }
  const { title, name, remarks } = outcome.document
  const entry = item(`${title} (${name})`)
  const list = document.createElement('ul')
  for (const { line, field, kind, text } of remarks) {
    list.append(item(`Line ${line}, ${field || 'recipe'}, ${REMARK_LABELS[kind]}: ${text}`))
  }
  if (remarks.length > 0) entry.append(list)
  return entry
}

function item(text: string): HTMLElement {
  const entry = document.createElement('li')
  entry.textContent = text
  return entry
}
