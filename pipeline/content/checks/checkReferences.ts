import { linkMistakes } from './checkLink.ts'
import type { ContentFacts, KnownContent } from '../documents/knownContent.ts'
import { addressOf, isUnreadable } from '../documents/knownContent.ts'
import { type Report, quote } from '../../problems/problem.ts'
import type { ReadDocument } from '../documents/document.ts'
import type { DocumentReference, Reference } from '../documents/references.ts'
import { elementsIn, documentName, referenceName, referencesOf } from '../documents/references.ts'
import { KINDS } from '../../../src/kinds/kinds.ts'
import { slug } from '../../../src/shared/slug.ts'
import { suggestWord } from '../../problems/suggestWord.ts'
import type { Vocabulary } from '../../../src/content/schema/fields.ts'
import type { Rule } from '../../problems/rules.ts'

interface Context {
  address: string | undefined
  own: string | undefined
  known: KnownContent
  report: Report
}

export function checkReferences(document: ReadDocument, { known }: ContentFacts, report: Report) {
  const context = { address: addressOf(document), own: documentName(document), known, report }
  for (const written of referencesOf(document)) checkReference(written, context)
  if (document.type.folder !== 'pages') refuseServices(document, report)
}

function refuseServices({ placed }: ReadDocument, report: Report) {
  for (const [element, place] of placed.flatMap(elementsIn)) {
    if (element.tag !== 'Services') continue
    const what = '<Services> stands in another text than that of a page.'
    report(place, 'component-place', what, 'Link to the privacy page in its place.')
  }
}

function checkReference(reference: Reference, { address, own, known, report }: Context) {
  const { kind, place } = reference
  if (kind === 'word') checkWord(reference, known, report)
  // compileMdx reports cards without a proper id and unsafe links.
  else if (kind === 'link') {
    const href = withinSite(reference.href, known.siteAddress)
    for (const mistake of linkMistakes(href, address, known)) report(place, ...mistake)
  } else {
    const { named } = reference
    if (!known.documents.has(referenceName(named)) && !isUnreadable(named, known)) {
      const what = `There is no document with id ${named.key} in content/${named.folder}.`
      const others = kind === 'card' ? cardsWith(named, known) : []
      const fix = `Write the id of one that exists${others.map((card) => `, or ${card}`).join('')}.`
      report(place, 'missing-document', what, fix)
    }
    if (kind === 'card' || referenceName(named) !== own) return
    const what = `“${reference.path}” names this document itself.`
    report(place, 'self-reference', what, 'Name another one, or remove the entry.')
  }
}

function withinSite(href: string, siteAddress: string | undefined): string {
  if (siteAddress === undefined || !href.startsWith(siteAddress)) return href
  const rest = href.slice(siteAddress.length)
  if (/^[?#]|^$/.test(rest)) return `/${rest}`
  return rest.startsWith('/') ? rest : href
}

function cardsWith({ key }: DocumentReference, known: KnownContent): string[] {
  return KINDS.flatMap((kind) =>
    'card' in kind && known.documents.has(referenceName({ folder: kind.folder, key }))
      ? [`<${kind.card} id="${key}" />`]
      : [],
  )
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

const WORDINGS: Partial<Record<Vocabulary, Wording>> = { affiliateKeyword: KEYWORD, author: AUTHOR }

function checkWord(
  { path, word: value, vocabulary, place }: Extract<Reference, { kind: 'word' }>,
  known: KnownContent,
  report: Report,
) {
  // Authors are optional; other vocabularies without words are reported in their files.
  const words = known.vocabularies.get(vocabulary) ?? (vocabulary === 'author' ? [] : undefined)
  // checkContent reports the name of such a file.
  const isMisnamed = vocabulary === 'author' && words?.some((word) => slug(word) === value)
  if (!words || words.includes(value) || isMisnamed) return
  const { rule, what, others } = WORDINGS[vocabulary] ?? CATEGORY
  const near = suggestWord(value, words)
  const fix = near ? `Did you mean “${near}”?` : others(words, value, vocabulary)
  report(place, rule, what(path, value), fix)
}
