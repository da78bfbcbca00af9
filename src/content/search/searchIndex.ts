import MiniSearch from 'minisearch'
import { documentPath, type Folder, KINDS } from '../../kinds/kinds.ts'
import { toDocumentLink } from '../documentLink.ts'
import { categoryList, documents, type Recipe, recipes } from '../documents.ts'
import { TIMES } from '../finding/finderIndex.ts'
import { once } from '../../shared/memoize.ts'
import { timeWithRest } from '../restTime.ts'
import { versionedJson } from '../versionedJson.ts'
import {
  INDEX_OPTIONS,
  type RecipeLabels,
  type SearchFile,
  type StoredDocument,
} from './indexFields.ts'
import { readSearchable, type SearchableText } from './searchable.ts'

export type IndexedDocument = StoredDocument & SearchableText

export const searchIndex = once(() => {
  const synonyms = (categoryList.synonyms ?? []).flatMap(({ means, words }) =>
    words.map((word) => [word, means] as const),
  )
  return buildSearchIndex(
    KINDS.flatMap(({ folder }) => indexDocuments(folder)),
    synonyms,
  )
})

function indexDocuments<F extends Folder>(folder: F): IndexedDocument[] {
  const labels = new Map(
    recipes.map((recipe) => [documentPath('recipes', recipe.id), labelsOf(recipe)]),
  )
  return documents[folder].map((document) => {
    const { path } = toDocumentLink(folder, document)
    const own = { id: path, kind: folder, ...labels.get(path) }
    return Object.assign(readSearchable(folder, document), own)
  })
}

function labelsOf(recipe: Recipe): RecipeLabels {
  const { diet, course, cuisine, keywords, difficulty } = recipe
  return { diet, course, cuisine, keywords, difficulty, minutes: timeWithRest(recipe) }
}

export function buildSearchIndex(
  all: IndexedDocument[],
  synonyms: SearchFile['synonyms'] = [],
): ReturnType<typeof versionedJson> {
  const index = new MiniSearch<IndexedDocument>(INDEX_OPTIONS)
  index.addAll(all)
  return versionedJson({ ...index.toJSON(), synonyms, times: TIMES } satisfies SearchFile)
}
