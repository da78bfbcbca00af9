import { groupBy } from '../../../src/shared/groupBy.ts'
import type { Vocabulary } from '../../../src/content/schema/fields.ts'
import type { Vocabularies } from '../../../src/content/schema/resolveVocabularies.ts'
import { authorType } from '../../../src/content/schema/author.ts'
import { homeType } from '../../../src/content/schema/home.ts'
import { pageType } from '../../../src/content/schema/page.ts'
import type { AnchorFields } from '../../../src/addresses/anchors.ts'
import { documentAnchors, homeAnchors, sharedAnchors } from '../../../src/addresses/anchors.ts'
import { recipeTopics } from '../../../src/content/prerender/recipeTopics.ts'
import { documentPath, KINDS, kindOf } from '../../../src/kinds/kinds.ts'
import { STANDING_PAGES } from '../../../src/kinds/standingPages.ts'
import { paths } from '../../../src/addresses/paths.ts'
import { type ReadDocument, isSound, siteOf } from './document.ts'
import { asText } from '../../../src/shared/checkJson.ts'
import type { DocumentReference } from './references.ts'
import { documentsByName, documentName, referenceName, referenceTo } from './references.ts'

export type KnownContent = ReturnType<typeof collectKnown>

export interface KnownPage {
  anchors: readonly string[]
  document?: ReadDocument
}

export type ContentFacts = ReturnType<typeof collectFacts>

/** Collects the facts for checks that look beyond one document. */
export function collectFacts(documents: readonly ReadDocument[], now: Date) {
  return { documents, known: collectKnown(documents), site: siteOf(documents), now }
}

export function collectKnown(documents: readonly ReadDocument[]) {
  const known = documentsByName(documents)
  const doubtful = documents.filter(
    (document) => known.get(documentName(document) ?? '') !== document,
  )
  const doubtfulNames = new Set(doubtful.map(documentName))
  const unreadable = documents.flatMap((document) => {
    const folder = kindOf(document.type.folder)?.folder
    if (!folder || !doubtfulNames.has(documentName(document))) return []
    const number = numberInName(document.file)
    return [number === undefined ? folder : referenceName({ folder, key: number })]
  })
  return {
    /** By their names, such as `recipes/7`. */
    documents: known,
    pages: pagesOf(documents),
    /** Undefined if the address in the settings is invalid. */
    siteAddress: asText(siteOf(documents)?.values.address),
    vocabularies: collectVocabularies(documents),
    /** Names that a broken key may hide, so that links to them are no mistakes; `recipes` for any. */
    unreadable: new Set(unreadable),
  }
}

/** 54 of `54-lemon-tart.yaml`. */
export function numberInName(file: string): number | undefined {
  const [, digits] = /(?:^|\/)(\d+)[^/]*$/.exec(file) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Whether a document that was not found may be there under a wrong key. */
export function isUnreadable(reference: DocumentReference, { unreadable }: KnownContent): boolean {
  return unreadable.has(reference.folder) || unreadable.has(referenceName(reference))
}

export function collectVocabularies(documents: readonly ReadDocument[]): Vocabularies {
  const words = groupBy(documents.flatMap(termsDefinedIn), ([vocabulary]) => [vocabulary])
  return new Map([...words].map(([name, defined]) => [name, defined.map(([, word]) => word)]))
}

function termsDefinedIn({ type, placed, values }: ReadDocument): [Vocabulary, string][] {
  if (type === authorType) return [['author', String(values.slug)]]
  return placed.flatMap(({ value, rules }): [Vocabulary, string][] =>
    rules.kind === 'text' && rules.defines ? [[rules.defines, String(value)]] : [],
  )
}

/** A page without a readable slug may be any standing page. */
export function slugsOf(documents: readonly ReadDocument[]): string[] {
  const texts = documents.filter(({ type }) => type === pageType)
  return texts.flatMap(({ values, file }) => {
    return asText(values.slug) ?? [STANDING_PAGES, file.replaceAll(/^.*\/|\.\w+$/g, '')].flat()
  })
}

/** The addresses of this program for which there are no documents. */
export function absentFrom(documents: readonly ReadDocument[]): string[] {
  const folders = new Set(documents.map(({ type }) => type.folder))
  const slugs = slugsOf(documents)
  const lists = KINDS.filter(({ folder }) => !folders.has(folder)).map(({ list }) => list)
  const standing = STANDING_PAGES.filter((slug) => !slugs.includes(slug)).map((slug) => paths[slug])
  return [...lists, ...(folders.has('reviews') ? [] : [paths.comparisons]), ...standing]
}

function pagesOf(documents: readonly ReadDocument[]): Map<string, KnownPage> {
  const slugs = slugsOf(documents)
  const absent = new Set(absentFrom(documents))
  const standing = [...Object.values(paths), ...KINDS.map(({ list }) => list)]
    .filter((path) => typeof path === 'string')
    .filter((path) => !absent.has(path))
  const pages = new Map<string, KnownPage>(
    standing.map((path) => [path, { anchors: sharedAnchors }]),
  )
  const home = documents.find(({ type }) => type === homeType)
  pages.set(paths.home, { anchors: [...homeAnchors(home?.values.sections), ...sharedAnchors] })
  const parts = [...Object.keys(documentAnchors.pages), ...sharedAnchors]
  for (const slug of slugs) pages.set(paths.page(slug), { anchors: parts })
  for (const path of topicsOf(documents).keys()) pages.set(path, { anchors: sharedAnchors })
  for (const document of documents) {
    const path = addressOf(document)
    if (path !== undefined) pages.set(path, { anchors: anchorsOf(document), document })
  }
  return pages
}

/** Drafts do not count. */
export function topicsOf(documents: readonly ReadDocument[]) {
  const recipes = documents.filter(({ type, values }) => type.folder === 'recipes' && !values.draft)
  return recipeTopics(
    recipes.map(({ values: { category, cuisine, course, diet } }) => ({
      category: asText(category) ?? '',
      cuisine: asText(cuisine),
      course: asText(course),
      diet: Array.isArray(diet) ? diet.map(String) : [],
    })),
  )
}

export function addressOf(document: Pick<ReadDocument, 'type' | 'values'>): string | undefined {
  const { type, values } = document
  if (type.folder === authorType.folder) return paths.author(String(values.slug))
  if (type.folder === pageType.folder) {
    return typeof values.slug === 'string' ? paths.page(values.slug) : undefined
  }
  const reference = referenceTo(document)
  return reference && documentPath(reference.folder, reference.key)
}

function anchorsOf(document: ReadDocument): string[] {
  const { type, values } = document
  const partsByFolder: Readonly<Record<string, AnchorFields>> = documentAnchors
  const parts = Object.hasOwn(partsByFolder, type.folder) ? partsByFolder[type.folder] : undefined
  const shown = Object.entries(parts ?? {})
    // Without its errors, a document may have any part.
    .filter(
      ([, fields]) =>
        !isSound(document) || [fields].flat().some((field) => values[field] !== undefined),
    )
    .map(([anchor]) => anchor)
  return [...shown, ...sharedAnchors]
}
