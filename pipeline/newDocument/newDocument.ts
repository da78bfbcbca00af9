import path from 'node:path'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import { type Kind, kindOf } from '../../src/kinds/kinds.ts'
import { addressOf } from '../content/documents/knownContent.ts'
import { quote } from '../content/report/problem.ts'
import { didYouMean } from '../content/text/suggestWord.ts'
import { CONTROL_CHARACTERS } from '../content/text/decodeText.ts'
import { fileName, slugFileName } from '../content/documents/fileName.ts'
import type { ExistingDocuments } from './readExisting.ts'
import { documentTemplate } from './template.ts'

interface NewKind extends Pick<Kind, 'key' | 'titleField'> {
  type: ContentType
}

const NEW_KINDS: ReadonlyMap<string, NewKind> = new Map(
  contentTypes.flatMap((type) => {
    const { titleField = '', folder, name, singleFile } = type
    const key = kindOf(folder)?.key ?? 'slug'
    return singleFile ? [] : [[name.toLowerCase(), { key, titleField, type }] as const]
  }),
)

export function findKind(name: string): NewKind {
  const kind = NEW_KINDS.get(name)
  if (kind) return kind
  const what = name ? `${quote(name)} is no kind of document.` : 'The kind of document is missing.'
  throw new Error(`${what} ${didYouMean(name, [...NEW_KINDS.keys()])}\n${USAGE}`)
}

const USAGE = 'For example: npm run new recipe "Lemon tart"'

interface NewDocument {
  name: string
  text: string
  address: string
  namesakes: string[]
  isDraft: boolean
}

/** Takes the next free id; a draft passes the content check. @param date YYYY-MM-DD */
export function newDocument(
  { type, key, titleField }: NewKind,
  givenTitle: string,
  date: string,
  existing: ExistingDocuments[],
): NewDocument {
  const title = givenTitle.trim().replaceAll(/\s+/g, ' ')
  refuseUnusable(title, type, titleField)
  const id = Math.max(0, ...existing.map((other) => other.id)) + 1
  const twins = existing.filter((other) => other.title.toLowerCase() === title.toLowerCase())
  const isNumbered = key === 'id'
  const file = isNumbered
    ? fileName(id, title, type.extension)
    : slugFileName(title, type.extension)
  const values = { id, slug: path.parse(file).name }
  const rules = type.fields.slug?.rules
  if (rules?.kind === 'text' && rules.pattern?.test(values.slug) === false)
    throw new Error(`Its address cannot be ${quote(`/${values.slug}`)}: write ${rules.shape}.`)
  return {
    name: path.posix.join(type.folder, file),
    text: documentTemplate(type, { ...values, [titleField]: title, date, draft: true }),
    address: addressOf({ type, values }) ?? '',
    namesakes: twins.map((twin) => twin.file),
    isDraft: 'draft' in type.fields,
  }
}

function refuseUnusable(title: string, { fields }: ContentType, titleField: string): void {
  if (title === '') throw new Error(`The title is missing.\n${USAGE}`)
  if (CONTROL_CHARACTERS.test(title))
    throw new Error('The title holds a character that cannot be shown.')
  const rules = fields[titleField]?.rules
  const longest = (rules?.kind === 'text' && rules.maxLength) || Infinity
  if (title.length > longest)
    throw new Error(`The title is ${title.length} characters long; ${longest} fit. Shorten it.`)
}
