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

export function checkReferences(document: ReadDocument, { known }: ContentFacts, report: Report) {
  for (const reference of referencesOf(document)) {
    if (reference.kind === 'word') checkWord(reference, known, report)
    else if (reference.kind === 'link') {
      const href = withinSite(reference.href, known.siteAddress)
      const mistakes = linkMistakes(href, addressOf(document), known)
      for (const mistake of mistakes) report(reference.place, ...mistake)
    } else checkNamed(reference, document, known, report)
  }
  if (document.type.folder !== 'pages') refuseServices(document, report)
}

function refuseServices({ placed }: ReadDocument, report: Report) {
  for (const [element, place] of placed.flatMap(elementsIn)) {
    if (element.tag !== 'Services') continue
    const what = '<Services> stands in another text than that of a page.'
    report(place, 'component-place', what, 'Link to the privacy page in its place.')
  }
}

function checkNamed(
  reference: Extract<Reference, { kind: 'field' | 'card' }>,
  document: ReadDocument,
  known: KnownContent,
  report: Report,
) {
  const { kind, named, place } = reference
  if (!known.documents.has(referenceName(named)) && !isUnreadable(named, known)) {
    const what = `There is no document with id ${named.key} in content/${named.folder}.`
    const others = kind === 'card' ? cardsWith(named, known) : []
    const fix = `Write the id of one that exists${others.map((card) => `, or ${card}`).join('')}.`
    report(place, 'missing-document', what, fix)
  }
  if (kind === 'field' && referenceName(named) === documentName(document)) {
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

function checkWord(
  { path, word: value, vocabulary, place }: Extract<Reference, { kind: 'word' }>,
  known: KnownContent,
  report: Report,
) {
  // Authors are optional. Another vocabulary without words is reported in its own file.
  const words = known.vocabularies.get(vocabulary) ?? (vocabulary === 'author' ? [] : undefined)
  // checkContent reports the name of such a file.
  const isMisnamed = vocabulary === 'author' && words?.some((word) => slug(word) === value)
  if (!words || words.includes(value) || isMisnamed) return
  const { rule, what, fix } = unknownWord(path, value, vocabulary, words)
  const near = suggestWord(value, words)
  report(place, rule, what, near ? `Did you mean “${near}”?` : fix)
}

/** @returns the mistake of naming a word that is not among those of its vocabulary */
function unknownWord(
  path: string,
  value: string,
  vocabulary: Vocabulary,
  words: readonly string[],
) {
  const known = `Use one of: ${words.join(', ')}`
  if (vocabulary === 'affiliateKeyword') {
    const what = `“${path}” is “${value}”, which content/site.yaml does not map to a product.`
    return { rule: 'unknown-keyword', what, fix: `${known}.` } as const
  }
  if (vocabulary === 'author') {
    const what = `“${path}” is ${quote(value)}, and content/authors has no such file.`
    const fix = `${words.length > 0 ? `${known}; or add` : 'Add'} content/authors/${value}.yaml.`
    return { rule: 'unknown-author', what, fix } as const
  }
  const list = vocabulary.replace('.category', '')
  const rename = `npm run content:check -- --rename "${list}/${value}" "its new name"`
  const fix = `${known}; or add it to content/categories.yaml. If it was renamed there: ${rename}.`
  return { rule: 'unknown-category', what: `“${path}” cannot be ${quote(value)}.`, fix } as const
}
