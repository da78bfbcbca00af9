import { type Outcome, twinSentence } from '../../pipeline/import/importFiles.ts'
import { REMARK_LABELS } from '../../pipeline/import/importedRecipe.ts'
import { pathInWords } from '../problemInForm.ts'

/** @param isStored whether the editor can open the draft */
export function outcomeItem(outcome: Outcome, isStored: boolean): HTMLElement {
  if (outcome.kind === 'problem') return item(`${outcome.origin}: ${outcome.problem}`)
  if (outcome.kind === 'twin') return item(twinSentence(outcome))
  const { title, name, remarks } = outcome.document
  const entry = isStored ? linkTo(name, title) : item(`${title} (${name})`)
  const list = document.createElement('ul')
  for (const { field, kind, text } of remarks) {
    list.append(
      item(`${field ? pathInWords(field) : 'The recipe'}, ${REMARK_LABELS[kind]}: ${text}`),
    )
  }
  if (remarks.length > 0) entry.append(list)
  return entry
}

/** @param name of the file, as `recipes/54-tart.yaml` */
function linkTo(name: string, title: string): HTMLElement {
  const link = document.createElement('a')
  link.href = `#/collections/${name.replace('/', '/entries/').replace(/\.yaml$/, '')}`
  link.textContent = title
  const entry = item('')
  entry.append(link)
  return entry
}

function item(text: string): HTMLElement {
  const entry = document.createElement('li')
  entry.textContent = text
  return entry
}
