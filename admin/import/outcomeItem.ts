import { type ImportOutcome, twinSentence } from '../../pipeline/import/importFiles.ts'
import { REMARK_LABELS } from '../../pipeline/import/importedRecipe.ts'
import { buildElement } from '../dialog/askInDialog.ts'
import { pathInWords } from '../problemInForm.ts'

export function outcomeItem(outcome: ImportOutcome, isStored: boolean): HTMLElement {
  if (outcome.kind === 'problem') return item(`${outcome.origin}: ${outcome.problem}`)
  if (outcome.kind === 'twin') return item(twinSentence(outcome))
  const { title, name, remarks } = outcome.document
  const entry = isStored ? linkTo(name, title) : item(`${title} (${name})`)
  const notes = remarks.map(({ field, kind, text }) =>
    item(`${field ? pathInWords(field) : 'The recipe'}, ${REMARK_LABELS[kind]}: ${text}`),
  )
  if (notes.length > 0) entry.append(buildElement('ul', {}, ...notes))
  return entry
}

/** @param name of the file, as `recipes/54-tart.yaml` */
function linkTo(name: string, title: string): HTMLElement {
  const href = `#/collections/${name.replace('/', '/entries/').replace(/\.yaml$/, '')}`
  return buildElement('li', {}, buildElement('a', { href, textContent: title }))
}

function item(textContent: string): HTMLElement {
  return buildElement('li', { textContent })
}
