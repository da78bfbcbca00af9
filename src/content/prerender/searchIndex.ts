import MiniSearch from 'minisearch'
import { paths } from '../../addresses/paths.ts'
import { HAS_CAPITALS } from 'words/searchRules'
import { groupBy } from '../../shared/groupBy.ts'
import { dietName, recipeLabel } from '../labels.ts'
import { type Folder, KINDS } from '../../kinds/kinds.ts'
import { FRAMED_PAGES, STANDING_PAGES } from '../../kinds/standingPages.ts'
import { toDocumentLink } from './documentLink.ts'
import { textPageData } from './documentPages.ts'
import { categoryList, documents, textPages } from './documents.ts'
import { TIMES } from '../finderIndex.ts'
import { once } from '../../shared/memoize.ts'
import { timeWithRest } from '../restTime.ts'
import { versionedJson } from './versionedJson.ts'
import type { SearchedLabels, SearchFile, StoredDocument } from '../search/indexFields.ts'
import { INDEX_OPTIONS } from '../search/indexFields.ts'
import { readSearchable, type SearchableText } from '../search/searchable.ts'
import { findTokens, tokenize } from '../search/tokens.ts'

export type IndexedDocument = StoredDocument & SearchableText

export const searchIndex = once(() => {
  const synonyms = (categoryList.synonyms ?? []).flatMap(({ means, words }) =>
    words.map((word) => [word, means] as const),
  )
  return buildSearchIndex(
    [...KINDS.flatMap(({ folder }) => indexDocuments(folder)), ...indexPages()],
    synonyms,
  )
})

function indexDocuments(folder: Folder): IndexedDocument[] {
  return documents[folder].map((document) => {
    const { path } = toDocumentLink(folder, document)
    const labels: SearchedLabels =
      'cookTime' in document ? { ...document, minutes: timeWithRest(document) } : {}
    return Object.assign(labels, readSearchable(folder, document), { path, kind: folder })
  })
}

/** Excludes the pages that the app itself links to. */
function indexPages(): IndexedDocument[] {
  const known = new Set<string>([...STANDING_PAGES, ...FRAMED_PAGES])
  const own = textPages.filter(({ slug }) => !known.has(slug))
  return own.map((page) => {
    const read = readSearchable('pages', textPageData(page))
    return Object.assign(read, { path: paths.page(page.slug), kind: 'pages' as const })
  })
}

export function buildSearchIndex(all: IndexedDocument[], synonyms: SearchFile['synonyms'] = []) {
  const index = new MiniSearch<IndexedDocument>(INDEX_OPTIONS)
  index.addAll(all)
  return versionedJson({
    ...index.toJSON(),
    synonyms,
    times: TIMES,
    names: namesOfLabels(all),
    ...(HAS_CAPITALS && { written: writtenWords(all) }),
  } satisfies SearchFile)
}

function namesOfLabels(all: readonly IndexedDocument[]): SearchFile['names'] {
  const named = all.flatMap(({ diet = [], course = [], difficulty = [] }) => [
    ...diet.map((word) => [word, dietName(word)] as const),
    ...[course, difficulty].flat().map((word) => [word, recipeLabel(word)] as const),
  ])
  return [...new Map(named)].filter(([word, name]) => word !== name.toLowerCase())
}

function writtenWords(all: readonly IndexedDocument[]): string[] {
  const texts = all.flatMap(({ title, summary, points, text }) => [title, summary, points, text])
  const words = texts
    .flat()
    .flatMap((text) => findTokens(text).map(({ start, end }) => text.slice(start, end)))
  const rarestFirst = [...groupBy(words, (word) => [word])].toSorted(
    ([, a], [, b]) => a.length - b.length,
  )
  const forms = new Map(rarestFirst.map(([written]) => [tokenize(written)[0], written]))
  return [...forms].flatMap(([word, written]) => (word === written ? [] : [written]))
}
