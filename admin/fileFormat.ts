import type { ContentType } from '../src/content/schema/documentType.ts'
import type { Fields } from '../src/content/schema/fields.ts'
import { changeDocument, type Data, newDocument, parseDocumentText } from './documentText.ts'
import { inUnit } from '../src/content/schema/inUnit.ts'
import { inModelOrder } from './inModelOrder.ts'
import { isGroup } from './yaml/isEqual.ts'

/** Under this name a document's values carry the text that they were read from. */
export const ORIGINAL = '__original'

/** What the form alone shows. */
function withoutNotes(values: Data): Data {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('__')))
}

/** The editor's switch cannot stay unset: a new `false` is left out. */
function withoutNo(fields: Fields, values: Data, before: Data): Data {
  const isSilent = ([name, value]: [string, unknown]) =>
    value === false && fields[name]?.rules.kind === 'boolean' && !(name in before)
  return Object.fromEntries(Object.entries(values).filter((entry) => !isSilent(entry)))
}

function inUnits(fields: Fields, values: Data): Data {
  const entries = Object.entries(values).map(([name, value]) => {
    const rules = fields[name]?.rules
    if (rules?.kind === 'group' && isGroup(value)) return [name, inUnits(rules.fields, value)]
    const unit = rules?.kind === 'text' ? rules.unit : undefined
    const isWritten = typeof value === 'string' || typeof value === 'number'
    return [name, unit && isWritten ? inUnit(String(value), unit) : value]
  })
  return Object.fromEntries(entries)
}

export function fileFormat({ bodyField, fields }: ContentType) {
  return {
    fromFile: (text: string): Data => ({
      ...parseDocumentText(text, bodyField),
      [ORIGINAL]: text,
    }),
    toFile: ({ [ORIGINAL]: original, ...values }: Data): string => {
      const isNew = typeof original !== 'string'
      const before = isNew ? {} : parseDocumentText(original, bodyField)
      const written = inUnits(fields, withoutNo(fields, withoutNotes(values), before))
      const ordered = inModelOrder(fields, written)
      return isNew ? newDocument(ordered, bodyField) : changeDocument(original, ordered, bodyField)
    },
  }
}
