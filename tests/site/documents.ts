import { siteCache } from '../../pipeline/cache/siteCache.ts'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'
import type { Value } from '../../pipeline/content/documents/document.ts'
import type { CheckedContent } from '../../pipeline/content/read/checkContent.ts'
import { buildMoment } from '../../pipeline/build/buildMoment.ts'
import { documentsFor } from '../../pipeline/content/compile/selectDocuments.ts'
import { isBody } from '../../pipeline/content/documents/references.ts'
import { topicsOf } from '../../pipeline/content/documents/knownContent.ts'
import { readSiteWords } from '../../pipeline/content/documents/siteLanguage.ts'
import { ofSeverity } from '../../pipeline/problems/problem.ts'
import { createContentCache, readContent } from '../../pipeline/content/read/readContent.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { paths } from '../../src/addresses/paths.ts'
import { documentPath, type Folder, kindOf, KINDS } from '../../src/kinds/kinds.ts'
import { type BodyNode, type BodyTag, textOfBody } from '../../src/content/body.ts'

/** A document with a page, in its author's words. */
export interface SiteDocument {
  folder: string
  address: string
  key: string
  /** NaN for a document without a number. */
  id: number
  title: string
  description: string
  /** The texts of its page in order: one per heading, paragraph, step or list entry. */
  words: string[]
  /** The texts that lists show besides its title. */
  cardWords: string[]
  values: Values
}

type Values = CheckedContent['documents'][number]['values']

/** The fields that pages of a type show, and those that cards show besides the title. */
const SHOWN_FIELDS: Readonly<Record<string, readonly [words: string, cardWords: string]>> = {
  Recipe: [
    'category title description headnote ingredients equipment instructions notes nutrition',
    'description imageDesc',
  ],
  Review: [
    'category productName shortDescription pros cons price dimensions weight tested detailedReview verdict',
    'shortDescription imageDesc',
  ],
  Post: ['category title content tips', 'excerpt imageDesc'],
  Collection: ['title description content items', 'description imageDesc'],
  Page: ['title content mission values', ''],
  Author: ['name text', ''],
}

let opened: ReturnType<typeof readAll> | undefined

/** Returns the published content by id. It is read once, so callers must not change it. */
export function readDocuments() {
  opened ??= readAll()
  return opened
}

async function readAll() {
  const now = buildMoment(process.env, new Date())
  const { documents: all, problems } = await readContent(
    sitePaths.content,
    now,
    createContentCache(siteCache),
  )
  if (ofSeverity('error', problems).length > 0)
    throw new Error('The content has mistakes; see “npm run content:check”.')
  const documents = documentsFor(all, { now, audience: 'readers' })
  const shown = documents.flatMap(({ type, values }) => {
    const showing = SHOWN_FIELDS[type.name] ?? (kindOf(type.folder) && defaultShownFields(type))
    return showing ? [toDocument(type, showing, values)] : []
  })
  const ofKind = (folder: Folder) => shown.filter((document) => document.folder === folder)
  const images = documents.flatMap(({ values }) => [values.image, values.imageDesc])
  const valuesOf = (name: string) => documents.find(({ type }) => type.name === name)?.values ?? {}
  const settings = valuesOf('Site')
  return {
    documents: shown,
    recipes: ofKind('recipes'),
    reviews: ofKind('reviews'),
    posts: ofKind('posts'),
    collections: ofKind('collections'),
    authors: shown.filter(({ folder }) => folder === 'authors'),
    filledLists: KINDS.filter(({ folder }) => ofKind(folder).length > 0).map(({ list }) => list),
    topics: [...topicsOf(documents).keys()],
    imagesElsewhere: new Set(images.filter((image) => String(image).startsWith('https:'))),
    brand: String(settings.brand),
    siteAddress: new URL(String(settings.address)).origin,
    contact: textIn(settings.contacts, 'general'),
    disclosure: textIn(settings.affiliate, 'disclosure'),
    home: valuesOf('Home'),
    hasSamples: settings.sampleContent === true,
    siteWords: readSiteWords(documents),
  }
}

function defaultShownFields({ titleField = '', summaryField = '', bodyField = '' }: ContentType) {
  return [`${titleField} ${summaryField} ${bodyField}`, summaryField] as const
}

function addressOf(folder: ContentType['folder'], key: string): string {
  const kind = kindOf(folder)
  if (kind) return documentPath(kind.folder, key)
  return folder === 'authors' ? paths.author(key) : `/${key}`
}

function textIn(group: Value | undefined, field: string): string {
  return typeof group === 'object' && !Array.isArray(group) ? String(group[field]) : ''
}

function toDocument(
  { folder, titleField = '', summaryField = '' }: ContentType,
  [words, cardWords]: readonly [string, string],
  values: Values,
): SiteDocument {
  const kind = kindOf(folder)
  const key = String(values[kind?.key ?? 'slug'])
  return {
    folder,
    address: addressOf(folder, key),
    key,
    id: Number(values.id),
    title: String(values[titleField]),
    description: String(values[summaryField]),
    words: words.split(' ').flatMap((field) => shownTexts(field, values[field])),
    cardWords: cardWords.split(' ').flatMap((field) => textsIn(values[field])),
    values,
  }
}

/** Returns the texts of a value that a page shows, in order. */
export function textsIn(value: Value | undefined): string[] {
  if (value === undefined || typeof value === 'number' || typeof value === 'boolean') return []
  if (typeof value === 'string') return [value]
  if (isBody(value)) return linesOf(value)
  if (Array.isArray(value)) return value.flatMap(textsIn)
  const { affiliateKeyword: _keyword, document: _document, group, ...shown } = value
  return [group, ...Object.values(shown)].flatMap(textsIn)
}

function entriesOf(list: Value | undefined): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map((entry) => Object(entry)) : []
}

/** Returns a field's texts as pages show them: headings without colons, amounts apart from units. */
function shownTexts(field: string, value: Value | undefined): string[] {
  const texts = textsIn(value)
  if (field === 'nutrition') {
    return texts.map((text) => text.replace(/(\d)([a-z])/i, '$1\u00A0$2'))
  }
  return field === 'instructions' ? texts.map((text) => text.replace(/:$/, '')) : texts
}

export function stepsIn({ instructions }: Values): string[] {
  return textsIn(instructions).filter((entry) => !entry.endsWith(':'))
}

export function ingredientsIn({ ingredients }: Values): string[] {
  return entriesOf(ingredients).map(({ text }) => String(text))
}

/** Returns the ids of the recipes that make ingredients of this one. */
export function innerRecipesIn({ ingredients }: Values): number[] {
  return entriesOf(ingredients).flatMap(({ recipe }) =>
    recipe === undefined ? [] : Number(recipe),
  )
}

export function minutesIn({ prepTime, cookTime, restTime = 0 }: Values): number {
  return Number(prepTime) + Number(cookTime) + Number(restTime)
}

/** Newest first; on the same day, the higher id first. */
export function byDate(a: SiteDocument, b: SiteDocument): number {
  return String(b.values.date).localeCompare(String(a.values.date)) || b.id - a.id
}

/** Returns the texts of a body's top-level paragraphs, not those inside a list or a tip. */
export function paragraphsOf({ values }: SiteDocument): string[] {
  const { content = [] } = values
  const nodes = isBody(content) ? content : []
  return nodes.flatMap((node) =>
    typeof node === 'object' && node.tag === 'p' ? [textOfBody([node])] : [],
  )
}

const INLINE_TAGS = new Set<BodyTag>(['a', 'strong', 'em', 'del', 'code', 'br'])

/** Returns one text per paragraph, heading, list entry, or entry of a plain list of texts. */
function linesOf(nodes: BodyNode[]): string[] {
  const isLine = nodes.some((node) => typeof node === 'object' && INLINE_TAGS.has(node.tag))
  if (isLine) return [textOfBody(nodes)]
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : linesOf(node.children ?? [])))
}

const MIN_FRAGMENT = 40

/** Returns each text's longest part without escapes in HTML, JSON or JavaScript; skips short texts. */
export function fragmentsOf(texts: string[]): string[] {
  return texts.flatMap((text) => {
    const [longest] = text.match(/[\w ,.:()-]+/g)?.toSorted((a, b) => b.length - a.length) ?? []
    return longest && longest.length >= MIN_FRAGMENT ? [longest] : []
  })
}
