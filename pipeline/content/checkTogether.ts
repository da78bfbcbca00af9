import { type BodyElement, type BodyNode, elements } from '../../src/content/body.ts'
import type { Collection } from '../../src/content/schema/fields.ts'
import { checkLink } from './checkLink.ts'
import type { Value } from './checkScalar.ts'
import { addressOf, collectKnown, type KnownContent } from './knownContent.ts'
import { type Complain, complainInto, only, type Place, type Problem } from './problem.ts'
import type { PlacedValue, ReadDocument } from './readDocument.ts'
import { didYouMean } from './suggest.ts'
import { checkClaims } from './warnings/claims.ts'
import { checkSimilarTitles } from './warnings/similarTitles.ts'

/** Checks what no document can know alone: values that must differ, and references that must exist. */
export function checkTogether(documents: ReadDocument[]): Problem[] {
  const problems: Problem[] = []
  const known = collectKnown(documents)
  for (const document of documents) {
    const from = addressOf(document)
    const complain = complainInto(problems, document.file)
    for (const placed of document.placed) checkReference(placed, from, known, complain)
  }
  checkUnique(documents, problems)
  checkSimilarTitles(documents.filter(isSound), problems)
  checkClaims(documents, problems)
  return problems
}

/** A document with errors is not bothered with warnings. */
function isSound({ problems }: ReadDocument): boolean {
  return only('error', problems).length === 0
}

function checkReference(
  { path, value, rules, place, places }: PlacedValue,
  from: string | undefined,
  known: KnownContent,
  complain: Complain,
) {
  if (typeof value === 'number' && rules.kind === 'number' && rules.refersTo) {
    checkDocument(rules.refersTo, value, place, known, complain)
  } else if (path.endsWith('.affiliateKeyword')) {
    checkKeyword(path, String(value), place, known, complain)
  } else if (rules.kind === 'mdx' && isBody(value)) {
    for (const element of elements(value)) {
      checkElement(element, places?.get(element) ?? place, from, known, complain)
    }
  }
}

function checkKeyword(
  path: string,
  value: string,
  place: Place,
  { keywords }: KnownContent,
  complain: Complain,
) {
  // Without any keyword it is site.yaml that is wrong, and that is told there.
  if (keywords.length === 0 || keywords.includes(value)) return
  const what = `“${path}” is “${value}”, which content/site.yaml does not map to a product.`
  complain(place, 'unknown-keyword', what, didYouMean(value, keywords))
}

/** A value that passed MDX rules is a body; its type cannot say so. */
function isBody(value: Value): value is BodyNode[] {
  return (
    Array.isArray(value) &&
    value.every((node) => typeof node === 'string' || (typeof node === 'object' && 'tag' in node))
  )
}

const CARDS: ReadonlyMap<string, Collection> = new Map([
  ['RecipeCard', 'recipes'],
  ['ProductCard', 'reviews'],
])

function checkElement(
  { tag, props }: BodyElement,
  place: Place,
  from: string | undefined,
  known: KnownContent,
  complain: Complain,
) {
  const collection = CARDS.get(tag)
  const id = String(props?.id ?? '')
  // A card without a proper id is told where the text is compiled, as is an unsafe link.
  if (collection && /^[1-9][0-9]*$/.test(id)) {
    checkDocument(collection, Number(id), place, known, complain)
  }
  if (tag !== 'a' || props?.href === undefined) return
  checkLink(String(props.href), from, known, (...mistake) => complain(place, ...mistake))
}

function checkDocument(
  collection: Collection,
  id: number,
  place: Place,
  { ids, unsure }: KnownContent,
  complain: Complain,
) {
  if (ids[collection].has(id) || unsure.includes(collection)) return
  const what = `There is no document with id ${id} in content/${collection}.`
  complain(place, 'missing-document', what, 'Write the id of one that exists.')
}

function checkUnique(documents: ReadDocument[], problems: Problem[]) {
  const first = new Map<string, ReadDocument>()
  for (const document of documents) {
    const { file, type, values, placed } = document
    const value = type.uniqueField && values[type.uniqueField]
    if (value === undefined || value === '') continue
    const key = `${type.name} ${String(value)}`
    const twin = first.get(key)
    if (!twin) {
      first.set(key, document)
      continue
    }
    const place = placed.find(({ path }) => path === type.uniqueField)?.place
    const what = `“${type.uniqueField}” is ${String(value)}, as in ${twin.file}.`
    const fix = 'Give each document its own.'
    complainInto(problems, file)(place ?? { line: 1, column: 1 }, 'duplicate-id', what, fix)
  }
}
