import { checkLink } from './checkLink.ts'
import { addressOf, isUnsure, type KnownContent } from '../documents/knownContent.ts'
import { type ReportProblem, type SourcePlace, quote } from '../report/problem.ts'
import type { ReadDocument } from '../documents/document.ts'
import {
  type DocumentReference,
  type Reference,
  referenceName,
  referencesOf,
  referenceTo,
} from '../documents/references.ts'
import { KINDS } from '../../../src/kinds/kinds.ts'
import { slug } from '../documents/fileName.ts'
import { suggestWord } from '../text/suggestWord.ts'
import type { Vocabulary } from '../../../src/content/schema/fields.ts'
import type { Rule } from '../report/rules.ts'

interface Context {
  address: string | undefined
  own: string | undefined
  known: KnownContent
  report: ReportProblem
}

/** Checks that all that a document refers to exists. */
export function checkReferences(
  document: ReadDocument,
  known: KnownContent,
  report: ReportProblem,
): void {
  const reference = referenceTo(document)
  const own = reference && referenceName(reference)
  const context: Context = { address: addressOf(document), own, known, report }
  for (const written of referencesOf(document)) checkReference(written, context)
}

function checkReference(reference: Reference, context: Context) {
  const { place } = reference
  const { address, known, report } = context
  switch (reference.kind) {
    case 'field':
      checkDocument(reference.named, place, context)
      checkOther(reference.path, reference.named, place, context)
      break
    case 'word':
      checkWord(reference.path, reference.word, reference.vocabulary, known, (...mistake) =>
        report(place, ...mistake),
      )
      break
    // compileMdx reports cards without a proper id and unsafe links.
    case 'card':
      checkDocument(reference.named, place, context, true)
      break
    case 'link':
      checkLink(withinSite(reference.href, known.siteAddress), address, known, (...mistake) =>
        report(place, ...mistake),
      )
  }
}

function withinSite(href: string, siteAddress: string | undefined): string {
  if (siteAddress === undefined || !href.startsWith(siteAddress)) return href
  const rest = href.slice(siteAddress.length)
  if (/^[?#]|^$/.test(rest)) return `/${rest}`
  return rest.startsWith('/') ? rest : href
}

function checkDocument(
  document: DocumentReference,
  place: SourcePlace,
  { known, report }: Context,
  isCard = false,
) {
  if (known.documents.has(referenceName(document)) || isUnsure(document, known)) return
  const what = `There is no document with id ${document.key} in content/${document.folder}.`
  const others = cardsWith(document, known)
  const fix = `Write the id of one that exists${others.map((card) => `, or ${card}`).join('')}.`
  report(place, 'missing-document', what, isCard ? fix : 'Write the id of one that exists.')
}

/** The cards of other documents with the same number. */
function cardsWith({ key }: DocumentReference, known: KnownContent): string[] {
  return KINDS.flatMap((kind) =>
    'card' in kind && known.documents.has(referenceName({ folder: kind.folder, key }))
      ? [`<${kind.card} id="${key}" />`]
      : [],
  )
}

function checkOther(
  path: string,
  document: DocumentReference,
  place: SourcePlace,
  { own, report }: Context,
) {
  if (referenceName(document) !== own) return
  const what = `“${path}” names this document itself.`
  report(place, 'self-reference', what, 'Name another one, or remove the entry.')
}

interface Wording {
  rule: Rule
  what: (path: string, value: string) => string
  others: (words: readonly string[], value: string, vocabulary: Vocabulary) => string
}

const KEYWORD: Wording = {
  rule: 'unknown-keyword',
  what: (path, value) =>
    `“${path}” is “${value}”, which content/site.yaml does not map to a product.`,
  others: (words) => `Use one of: ${words.join(', ')}.`,
}
const AUTHOR: Wording = {
  rule: 'unknown-author',
  what: (path, value) => `“${path}” is ${quote(value)}, and content/authors has no such file.`,
  others: (words, value) =>
    `${words.length > 0 ? `Use one of: ${words.join(', ')}; or add` : 'Add'} content/authors/${value}.yaml.`,
}
const CATEGORY: Wording = {
  rule: 'unknown-category',
  what: (path, value) => `“${path}” cannot be ${quote(value)}.`,
  others: (words, value, list) =>
    `Use one of: ${words.join(', ')}; or add it to content/categories.yaml. If it was renamed there: npm run content:check -- --rename "${list.replace('.category', '')}/${value}" "its new name".`,
}

const WORDINGS: Readonly<Record<Vocabulary, Wording>> = {
  affiliateKeyword: KEYWORD,
  author: AUTHOR,
  'recipes.category': CATEGORY,
  'reviews.category': CATEGORY,
  'posts.category': CATEGORY,
}

function checkWord(
  path: string,
  value: string,
  vocabulary: Vocabulary,
  known: KnownContent,
  report: (rule: Rule, what: string, fix: string) => void,
): void {
  const words = known.words.get(vocabulary) ?? noWords(vocabulary)
  // checkContent reports the name of such a file.
  const isMisnamed = vocabulary === 'author' && words?.some((word) => slug(word) === value)
  if (!words || words.includes(value) || isMisnamed) return
  const { rule, what, others } = WORDINGS[vocabulary]
  const near = suggestWord(value, words)
  report(
    rule,
    what(path, value),
    near ? `Did you mean “${near}”?` : others(words, value, vocabulary),
  )
}

/** Authors are optional; other vocabularies without words are reported in their files. */
function noWords(vocabulary: Vocabulary): readonly string[] | undefined {
  return vocabulary === 'author' ? [] : undefined
}
