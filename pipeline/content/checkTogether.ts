import { type BodyElement, elements } from '../../src/content/body.ts'
import type { Collection, FieldRules } from '../../src/content/schema/fields.ts'
import { paths, withoutTrailingSlash } from '../../src/site/paths.ts'
import type { Place, Problem } from './problem.ts'
import type { PlacedValue, ReadDocument } from './readDocument.ts'
import { didYouMean } from './suggest.ts'

/** What a document may point at. */
interface Known {
  ids: Record<Collection, Set<number>>
  /** Every address that has a page. */
  pages: Set<string>
  /** The keywords of `affiliateProducts` in site.yaml. */
  keywords: string[]
}

/** Checks what no document can know alone: values that must differ, and references that must exist. */
export function checkTogether(documents: ReadDocument[]): Problem[] {
  const known = collect(documents)
  return [
    ...documents.flatMap((document) => checkReferences(document, known)),
    ...checkUnique(documents),
  ]
}

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
  return { ids, pages, keywords }
}

function checkReferences(document: ReadDocument, known: Known): Problem[] {
  return document.placed.flatMap((placed) =>
    referenceMistakes(placed, known).map(({ what, fix }) =>
      problemAt(document, placed.place, what, fix),
    ),
  )
}

interface Mistake {
  what: string
  fix: string
}

function referenceMistakes({ path, value, rules }: PlacedValue, known: Known): Mistake[] {
  if (typeof value === 'number' && rules.kind === 'number' && rules.refersTo) {
    return missingDocument(rules.refersTo, value, known)
  }
  if (path.endsWith('.affiliateKeyword') && !known.keywords.includes(String(value))) {
    const what = `“${path}” is “${String(value)}”, which content/site.yaml does not map to a product.`
    return [{ what, fix: didYouMean(String(value), known.keywords) }]
  }
  return bodyOf(value, rules).flatMap((element) => elementMistakes(element, known))
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

function elementMistakes({ tag, props }: BodyElement, known: Known): Mistake[] {
  const id = Number(props?.id)
  if (tag === 'RecipeCard') return missingDocument('recipes', id, known)
  if (tag === 'ProductCard') return missingDocument('reviews', id, known)
  const href = tag === 'a' ? String(props?.href) : ''
  if (!href.startsWith('/')) return []
  const path = withoutTrailingSlash(href.split(/[?#]/)[0] ?? '')
  if (known.pages.has(path)) return []
  return [{ what: `The link “${href}” leads to no page.`, fix: didYouMean(path, [...known.pages]) }]
}

function missingDocument(collection: Collection, id: number, known: Known): Mistake[] {
  if (known.ids[collection].has(id)) return []
  const what = `There is no document with id ${id} in content/${collection}.`
  return [{ what, fix: 'Write the id of one that exists.' }]
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
