import type { Collection } from '../../src/content/schema/fields.ts'
import { documentAnchors, homeAnchors, sharedAnchors } from '../../src/site/anchors.ts'
import { paths } from '../../src/site/paths.ts'
import { only } from './problem.ts'
import type { ReadDocument } from './readDocument.ts'

/** What a document may point at. */
export interface KnownContent {
  /** The documents of each collection by their ids. */
  ids: Record<Collection, Map<number, ReadDocument>>
  /** Every address that has a page. */
  pages: Map<string, KnownPage>
  /** The keywords of `affiliateProducts` in site.yaml. */
  keywords: string[]
  /** Collections with a document whose id could not be read, so that nothing is surely missing. */
  unsure: Collection[]
}

export interface KnownPage {
  /** The parts that a link can lead to. */
  anchors: readonly string[]
  /** The document that the page shows; a list shows many, and has none. */
  document?: ReadDocument
}

const COLLECTIONS: readonly Collection[] = ['recipes', 'reviews', 'posts']

/** Collects what the documents together make known. */
export function collectKnown(documents: readonly ReadDocument[]): KnownContent {
  const keywords = documents.flatMap(({ placed }) =>
    placed.flatMap(({ path, value }) =>
      /^affiliateProducts\[\d+\]\.keyword$/.test(path) ? [String(value)] : [],
    ),
  )
  const unsure = COLLECTIONS.filter((folder) =>
    documents.some(({ type, values }) => type.folder === folder && values.id === undefined),
  )
  return {
    ids: {
      recipes: idsOf(documents, 'recipes'),
      reviews: idsOf(documents, 'reviews'),
      posts: idsOf(documents, 'posts'),
    },
    pages: pagesOf(documents),
    keywords,
    unsure,
  }
}

function idsOf(documents: readonly ReadDocument[], folder: Collection): Map<number, ReadDocument> {
  const entries = documents.flatMap((document) => {
    const { type, values } = document
    return type.folder === folder && typeof values.id === 'number'
      ? [[values.id, document] as const]
      : []
  })
  return new Map(entries)
}

function pagesOf(documents: readonly ReadDocument[]): Map<string, KnownPage> {
  const { recipe: _recipe, review: _review, post: _post, ...standing } = paths
  const pages = new Map<string, KnownPage>(
    Object.values(standing).map((path) => [path, { anchors: sharedAnchors }]),
  )
  pages.set(paths.home, { anchors: [...homeAnchors, ...sharedAnchors] })
  const parts = [...Object.keys(documentAnchors.pages), ...sharedAnchors]
  for (const path of [paths.about, paths.privacy]) pages.set(path, { anchors: parts })
  for (const document of documents) {
    const path = addressOf(document)
    if (path !== undefined) pages.set(path, { anchors: anchorsOf(document), document })
  }
  return pages
}

/** The address of the page that shows a document in full; undefined when it has none. */
export function addressOf({ type, values }: ReadDocument): string | undefined {
  if (type.folder === 'pages') {
    return typeof values.slug === 'string' ? `/${values.slug}` : undefined
  }
  if (typeof values.id !== 'number') return undefined
  switch (type.folder) {
    case 'recipes':
      return paths.recipe(values.id)
    case 'reviews':
      return paths.review(values.id)
    case 'posts':
      return paths.post(values.id)
    default:
      return undefined
  }
}

function anchorsOf({ type, values, problems }: ReadDocument): string[] {
  const parts = Object.entries(documentAnchors).find(([folder]) => folder === type.folder)?.[1]
  const shown = Object.entries(parts ?? {})
    // Of a document with a mistake nobody knows what it will show.
    .filter(([, field]) => only('error', problems).length > 0 || values[field] !== undefined)
    .map(([anchor]) => anchor)
  return [...shown, ...sharedAnchors]
}
