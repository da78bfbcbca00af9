import { type BodyElement, elements } from '../../src/content/body.ts'
import type { Collection, FieldRules } from '../../src/content/schema/fields.ts'
import { paths, pagePath } from '../../src/site/paths.ts'
import { checkDelivery } from './checkDelivery.ts'
import { type Mistake, type Place, type Problem, quote } from './problem.ts'
import type { PlacedValue, ReadDocument } from './readDocument.ts'
import { didYouMean, suggest } from './suggest.ts'

/** What a document may point at. */
interface Known {
  ids: Record<Collection, Set<number>>
  /** Every address that has a page. */
  pages: Set<string>
  /** The keywords of `affiliateProducts` in site.yaml. */
  keywords: string[]
  /** Collections with a document whose id could not be read, so that nothing is surely missing. */
  unsure: Collection[]
}

/** Checks what no document can know alone: values that must differ, and references that must exist. */
export function checkTogether(documents: ReadDocument[]): Problem[] {
  const known = collect(documents)
  return [
    ...documents.flatMap((document) => checkReferences(document, known)),
    ...checkUnique(documents),
    ...documents.flatMap(checkDelivery),
  ]
}

const LISTS = {
  recipes: paths.recipes,
  reviews: paths.reviews,
  posts: paths.blog,
} satisfies Record<Collection, string>

const COLLECTIONS: readonly Collection[] = ['recipes', 'reviews', 'posts']

function collect(documents: ReadDocument[]): Known {
  const idsOf = (folder: Collection) =>
    new Set(
      documents.flatMap(({ type, values }) =>
        type.folder === folder && typeof values.id === 'number' ? [values.id] : [],
      ),
    )
  const ids = { recipes: idsOf('recipes'), reviews: idsOf('reviews'), posts: idsOf('posts') }
  const { recipe, review, post, ...standing } = paths
  const pages = new Set([
    ...Object.values(standing),
    ...[...ids.recipes].map(recipe),
    ...[...ids.reviews].map(review),
    ...[...ids.posts].map(post),
  ])
  const keywords = documents.flatMap(({ placed }) =>
    placed.flatMap(({ path, value }) =>
      /^affiliateProducts\[\d+\]\.keyword$/.test(path) ? [String(value)] : [],
    ),
  )
  const unsure = COLLECTIONS.filter((folder) =>
    documents.some(({ type, values }) => type.folder === folder && values.id === undefined),
  )
  return { ids, pages, keywords, unsure }
}

function checkReferences(document: ReadDocument, known: Known): Problem[] {
  return document.placed.flatMap((placed) =>
    referenceMistakes(placed, known).map(({ place, what, fix }) =>
      problemAt(document, place, what, fix),
    ),
  )
}

interface PlacedMistake extends Mistake {
  place: Place
}

function referenceMistakes(placed: PlacedValue, known: Known): PlacedMistake[] {
  const { path, value, rules, place, places } = placed
  if (typeof value === 'number' && rules.kind === 'number' && rules.refersTo) {
    return missingDocument(rules.refersTo, value, place, known)
  }
  if (path.endsWith('.affiliateKeyword')) return unknownKeyword(path, String(value), place, known)
  return bodyOf(value, rules).flatMap((element) =>
    elementMistakes(element, places?.get(element) ?? place, known),
  )
}

function unknownKeyword(
  path: string,
  value: string,
  place: Place,
  { keywords }: Known,
): PlacedMistake[] {
  // Without any keyword it is site.yaml that is wrong, and that is told there.
  if (keywords.length === 0 || keywords.includes(value)) return []
  const what = `“${path}” is “${value}”, which content/site.yaml does not map to a product.`
  return [{ place, what, fix: didYouMean(value, keywords) }]
}

function bodyOf(value: PlacedValue['value'], rules: FieldRules): BodyElement[] {
  // A value that passed MDX rules is a body; its type cannot say so.
  return rules.kind === 'mdx' && isBody(value) ? [...elements(value)] : []
}

function isBody(value: PlacedValue['value']): value is (string | BodyElement)[] {
  return (
    Array.isArray(value) &&
    value.every((node) => typeof node === 'string' || (typeof node === 'object' && 'tag' in node))
  )
}

const CARDS: ReadonlyMap<string, Collection> = new Map([
  ['RecipeCard', 'recipes'],
  ['ProductCard', 'reviews'],
])

function elementMistakes({ tag, props }: BodyElement, place: Place, known: Known): PlacedMistake[] {
  const collection = CARDS.get(tag)
  if (collection) {
    const id = String(props?.id ?? '')
    // A card without a proper id is told where the text is compiled, as is an unsafe link.
    return /^[1-9][0-9]*$/.test(id) ? missingDocument(collection, Number(id), place, known) : []
  }
  const href = tag === 'a' ? String(props?.href) : ''
  if (!/^\/(?!\/)/.test(href)) return []
  const path = pagePath(href.split(/[?#]/)[0] ?? '')
  if (known.pages.has(path)) return []
  if (known.unsure.some((folder) => path.startsWith(`${LISTS[folder]}/`))) return []
  const near = suggest(path, [...known.pages])
  const fix = near ? `Did you mean “${near}”?` : 'Write the address of a page, such as /recipes/7.'
  return [{ place, what: `The link ${quote(href)} leads to no page.`, fix }]
}

function missingDocument(
  collection: Collection,
  id: number,
  place: Place,
  { ids, unsure }: Known,
): PlacedMistake[] {
  if (ids[collection].has(id) || unsure.includes(collection)) return []
  const what = `There is no document with id ${id} in content/${collection}.`
  return [{ place, what, fix: 'Write the id of one that exists.' }]
}

function checkUnique(documents: ReadDocument[]): Problem[] {
  const first = new Map<string, ReadDocument>()
  return documents.flatMap((document) => {
    const { type, values, placed } = document
    const field = type.uniqueField
    const value = field && values[field]
    if (value === undefined || value === '') return []
    const key = `${type.name} ${String(value)}`
    const twin = first.get(key)
    if (!twin) {
      first.set(key, document)
      return []
    }
    const place = placed.find(({ path }) => path === field)?.place ?? { line: 1, column: 1 }
    const what = `“${field}” is ${String(value)}, as in ${twin.file}.`
    return [problemAt(document, place, what, 'Give each document its own.')]
  })
}

function problemAt({ file }: ReadDocument, place: Place, what: string, fix: string): Problem {
  return { file, ...place, what, fix }
}
