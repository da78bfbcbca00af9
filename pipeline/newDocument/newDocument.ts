import path from 'node:path'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { postType } from '../../src/content/schema/post.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { reviewType } from '../../src/content/schema/review.ts'
import { paths } from '../../src/site/paths.ts'
import { quote } from '../content/problem.ts'
import { didYouMean } from '@pinchwell/illustrator/language'
import { UNSHOWABLE } from '../content/unshowable.ts'
import { fileName } from './fileName.ts'
import type { Existing } from './readExisting.ts'
import { template } from './template.ts'

/** A kind of document that editors add. */
export interface Kind {
  type: ContentType
  /** The field that holds what the document is called. */
  titleField: string
  /** Where the site shows it. */
  address: (id: number) => string
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['recipe', { type: recipeType, titleField: 'title', address: paths.recipe }],
  ['review', { type: reviewType, titleField: 'productName', address: paths.review }],
  ['post', { type: postType, titleField: 'title', address: paths.post }],
])

/** The kind of that name; an error that says what there is, when there is none. */
export function findKind(name: string): Kind {
  const kind = KINDS.get(name)
  if (kind) return kind
  const what = name ? `${quote(name)} is no kind of document.` : 'The kind of document is missing.'
  throw new Error(`${what} ${didYouMean(name, [...KINDS.keys()])}\n${USAGE}`)
}

const USAGE = 'For example: npm run new recipe "Lemon tart"'

export interface NewDocument {
  /** Path below the content folder, with forward slashes. */
  name: string
  text: string
  /** The page that will show it. */
  address: string
  /** Files of the same kind with the same title. */
  namesakes: string[]
}

/**
 * A new document with the next free id, which passes the content check as it is. It is a draft, so
 * that no reader sees it before it is written.
 *
 * @param date today, as YYYY-MM-DD
 * @param existing the documents of its kind
 */
export function newDocument(
  { type, titleField, address }: Kind,
  givenTitle: string,
  date: string,
  existing: Existing[],
): NewDocument {
  const title = givenTitle.trim().replaceAll(/\s+/g, ' ')
  refuseUnusable(title, type, titleField)
  const id = Math.max(0, ...existing.flatMap(({ ids }) => ids)) + 1
  const twins = existing.filter((other) => other.title.toLowerCase() === title.toLowerCase())
  return {
    name: path.posix.join(type.folder, fileName(id, title, type.extension)),
    text: template(type, { id, [titleField]: title, date, draft: true }),
    address: address(id),
    namesakes: twins.map(({ file }) => file),
  }
}

/** What the content check would not let pass as a title. */
function refuseUnusable(title: string, { fields }: ContentType, titleField: string): void {
  if (title === '') throw new Error(`The title is missing.\n${USAGE}`)
  if (UNSHOWABLE.test(title)) throw new Error('The title holds a character that cannot be shown.')
  const rules = fields[titleField]?.rules
  const longest = (rules?.kind === 'text' && rules.maxLength) || Infinity
  if (title.length > longest) {
    throw new Error(`The title is ${title.length} characters long; ${longest} fit. Shorten it.`)
  }
}
