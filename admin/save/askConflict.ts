import type { ContentType } from '../../src/content/schema/documentType.ts'
import { askInDialog, buildElement } from '../dialog/askInDialog.ts'
import { changeDocument, parseDocumentText } from '../../pipeline/textEdits/documentText.ts'
import { orderByModel } from './fileFormat.ts'
import { fieldLabel } from '../config/labels.ts'
import { isRecord } from '../../src/shared/checkJson.ts'
import {
  type FieldDifference,
  findDifferences,
  type Side,
  type TextVersions,
} from './differences.ts'

/** Asks which of two people's changes to keep. @returns the merged text; null after Cancel */
export async function askConflict(
  type: ContentType,
  path: string,
  versions: TextVersions<string>,
): Promise<string | null> {
  const { fields, bodyField } = type
  const differences = findDifferences(type, versions)
  if (differences.length === 0) return versions.theirs
  const reason = `${path} has changed since you opened it, so nothing is saved yet. Choose for each field what to keep; what only one of you has changed is chosen already.`
  const answers = await askInDialog({
    title: 'Someone else has changed this, too',
    parts: [buildElement('p', { textContent: reason }), ...differences.map(choiceOf)],
    yes: 'Save what is chosen',
    no: 'Cancel',
  })
  if (!answers) return null
  const merged = parseDocumentText(versions.theirs, bodyField)
  for (const { name, values } of differences) {
    const side = SIDES.find((each) => each === answers.get(name))
    if (side) merged[name] = values[side]
    if (merged[name] === undefined) delete merged[name]
  }
  return changeDocument(versions.theirs, orderByModel(fields, merged), bodyField)
}

const SIDES = ['mine', 'theirs', 'both'] as const
const NAMES: Record<Side, string> = { mine: 'Mine', theirs: 'Theirs', both: 'Both' }

function choiceOf({ name, values, proposed }: FieldDifference): HTMLElement {
  const options = SIDES.filter((side) => side in values).map((side) => {
    const input = { type: 'radio', name, value: side, checked: side === proposed, required: true }
    const otherLines = displayLines(values[side === 'mine' ? 'theirs' : 'mine'])
    const lines = displayLines(values[side]).map((line) =>
      buildElement(otherLines.includes(line) ? 'span' : 'mark', { textContent: line }),
    )
    return buildElement('label', {}, buildElement('input', input), ` ${NAMES[side]}`, ...lines)
  })
  const legend = buildElement('legend', { textContent: fieldLabel(name) })
  return buildElement('fieldset', {}, legend, ...options)
}

function fieldTexts(entry: unknown): string[] {
  return (isRecord(entry) ? Object.values(entry) : [entry]).flatMap(displayLines)
}

function displayLines(value: unknown): string[] {
  if (Array.isArray(value)) return value.map((entry) => fieldTexts(entry).join(' · '))
  if (isRecord(value))
    return Object.entries(value).map(
      ([name, each]) => `${fieldLabel(name)}: ${displayLines(each).join(' ')}`,
    )
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No']
  return String(value ?? '(empty)').split('\n')
}
