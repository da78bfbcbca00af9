import { dequal } from 'dequal/lite'
import { isStepHeading } from '../../src/content/recipeGroups.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { Field, Fields } from '../../src/content/schema/fields.ts'
import { normalizeUnit } from '../../src/content/schema/nutrientUnits.ts'
import {
  changeDocument,
  type DocumentData,
  isNothing,
  newDocumentText,
  parseDocumentText,
} from '../../pipeline/textEdits/documentText.ts'
import type { EditorEntry } from './ownPictures.ts'
import { scalarText } from '../../pipeline/content/text/scalarText.ts'
import { isRecord, asList } from '../../src/shared/checkJson.ts'

/** The key for the original text of a document among its values. */
export const ORIGINAL = '__original'

export function entryTexts(entries: readonly EditorEntry[]): { path: string; text: string }[] {
  return entries
    .flatMap(({ locales }) => Object.values(locales))
    .map(({ path, content }) => ({ path, text: String(content?.[ORIGINAL] ?? '') }))
}

/** Drops each new `false`, since the form sets every switch. */
function withoutImplied(fields: Fields, values: DocumentData, before: DocumentData): DocumentData {
  const isWritten = ([name, value]: [string, unknown]) =>
    value !== false || fields[name]?.rules.kind !== 'boolean' || name in before
  return Object.fromEntries(Object.entries(values).filter(isWritten))
}

const stepsWithoutHeadings = ({ instructions }: DocumentData) =>
  asList(instructions).filter((entry) => !isStepHeading(String(entry)))

/** Moves pictures with their steps, except pictures that were edited, too. */
function moveWithSteps(pictures: unknown[], values: DocumentData, before: DocumentData): unknown[] {
  const [was, steps] = [stepsWithoutHeadings(before), stepsWithoutHeadings(values)]
  const unchanged = asList(before.stepPictures)
  return pictures.map((picture) => {
    if (!isRecord(picture) || !unchanged.some((each) => dequal(each, picture))) return picture
    const at = Number(picture.step) - 1
    const place = was[at] === steps[at] ? -1 : steps.indexOf(was[at])
    return place === -1 ? picture : { ...picture, step: place + 1 }
  })
}

export function fileFormat({ bodyField, fields }: ContentType) {
  return {
    fromFile: (text: string): DocumentData => ({
      ...parseDocumentText(text, bodyField),
      [ORIGINAL]: text,
    }),
    toFile: ({ [ORIGINAL]: original, ...values }: DocumentData): string => {
      const isNew = typeof original !== 'string'
      const before = isNew ? {} : parseDocumentText(original, bodyField)
      const pictures = asList(values.stepPictures)
      if (pictures.length > 0) values.stepPictures = moveWithSteps(pictures, values, before)
      const sorted = orderByModel(fields, withoutImplied(fields, values, before))
      return isNew
        ? newDocumentText(sorted, bodyField)
        : changeDocument(original, sorted, bodyField)
    },
  }
}

/** Sorts values in the model's order, unknown ones last. Adds units, and omits empty values. */
export function orderByModel(fields: Fields, values: DocumentData): DocumentData {
  const names = Object.keys(fields)
  const position = (name: string) => (name in fields ? names.indexOf(name) : names.length)
  const entries = Object.entries(values)
    // Drops the editor's own values, and those that only lists show.
    .filter(([name]) => !name.startsWith('__'))
    .toSorted(([a], [b]) => position(a) - position(b))
    .map(([name, value]) => [name, ordered(fields[name]?.rules, value)] as const)
    .filter(([name, value]) => fields[name]?.required !== false || !isNothing(value))
  return Object.fromEntries(entries)
}

function ordered(rules: Field['rules'] | undefined, value: unknown): unknown {
  if (rules?.kind === 'group' && isRecord(value)) return orderByModel(rules.fields, value)
  const text = scalarText(value)
  if (rules?.kind === 'text' && rules.unit && text !== '') return normalizeUnit(text, rules.unit)
  if (rules?.kind === 'list' && Array.isArray(value))
    return value.map((entry) => ordered(rules.of, entry))
  return value
}
