import { stemmer } from 'stemmer'
import {
  firstReadable,
  isPublished,
  publicationLabel,
  publicationOf,
} from '../documents/publication.ts'
import { affiliateProgramOf, tagIn } from '../documents/affiliateTag.ts'
import { addressOf, type ContentFacts, type KnownContent } from '../documents/knownContent.ts'
import { ingredientsOf, placeOfPath, stepsOf, titleOf } from '../documents/placedTexts.ts'
import { type Report, quote } from '../../problems/problem.ts'
import { isGroup, type ReadDocument } from '../documents/document.ts'
import { asList } from '../../../src/shared/checkJson.ts'
import { innerLink, referenceName, type Reference, referencesOf } from '../documents/references.ts'

/** Warns of links to documents that readers cannot see on the first day of this one. */
export function checkUnpublishedTargets(
  document: ReadDocument,
  { known, now }: ContentFacts,
  report: Report,
) {
  const moment = firstReadable(publicationOf(document), now)
  if (!moment) return
  const from = addressOf(document)
  for (const reference of referencesOf(document)) {
    if (reference.kind === 'word') continue
    const target = findTarget(reference, from, known)
    if (!target || isPublished(publicationOf(target), moment)) continue
    const label = publicationLabel(publicationOf(target), moment)
    const [what, fix] = wordsFor(reference)
    const hidden = `${what} ${target.file}, which readers do not see (${label}).`
    report(reference.place, 'unpublished-target', hidden, fix)
  }
}

type LeadingReference = Exclude<Reference, { kind: 'word' }>

function findTarget(reference: LeadingReference, from: string | undefined, known: KnownContent) {
  if (reference.kind !== 'link') return known.documents.get(referenceName(reference.named))
  const link = innerLink(reference.href, from)
  return link && known.pages.get(link.path)?.document
}

function wordsFor(reference: LeadingReference): [what: string, fix: string] {
  if (reference.kind === 'link') {
    const fix = 'They get its words without the link; publish the document, or remove the link.'
    return ['The link leads to', fix]
  }
  if (reference.kind === 'card')
    return ['The card shows', 'They get no card; publish the document, or remove the card.']
  const fix =
    reference.rules.kind === 'number'
      ? 'They get no link to it; publish it, or name another.'
      : 'They get the list without it; publish the document, or remove the entry.'
  return [`“${reference.path}” names`, fix]
}

/** Warns of a recipe that leads to a product which is not for such dishes. */
export function checkNotFor(recipe: ReadDocument, { known, site }: ContentFacts, report: Report) {
  if (recipe.type.folder !== 'recipes') return
  for (const reference of referencesOf(recipe)) {
    if (reference.kind !== 'word' && reference.kind !== 'field') continue
    const name =
      reference.kind === 'field'
        ? referenceName(reference.named)
        : `reviews/${String(productFor(reference.word, site)?.review)}`
    const review = known.documents.get(name)
    const unfit = asList(review?.values.notFor).find((phrase) => isAbout(recipe, String(phrase)))
    if (!review || unfit === undefined) continue
    const what = `${quote(reference.path)} leads to ${review.file}, which is not for ${quote(String(unfit))}.`
    report(reference.place, 'not-for', what, 'Lead to another product, or to none.')
  }
}

/** The product of the settings to which a keyword of ingredients leads. */
function productFor(word: string, site: ReadDocument | undefined) {
  const products = asList(site?.values.affiliateProducts).filter(isGroup)
  return products.find(({ keyword }) => keyword === word)
}

/** Whether one text of a recipe has all words of a phrase, in any form. */
function isAbout(recipe: ReadDocument, phrase: string): boolean {
  const wanted = stemsIn(phrase)
  const texts = [titleOf(recipe) ?? [], ingredientsOf(recipe), stepsOf(recipe)].flat()
  const stems = texts.map(({ text }) => new Set(stemsIn(text)))
  return stems.some((inText) => wanted.every((stem) => inText.has(stem)))
}

function stemsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemmer)
}

/** Warns of a link to the shop with another tag than that of the site. */
export function checkAffiliateTag(document: ReadDocument, { site }: ContentFacts, report: Report) {
  const program = affiliateProgramOf(site)
  const link = document.values.affiliateLink
  if (!program || typeof link !== 'string') return
  const own = tagIn(link, program)
  if ((own ?? program.tag) === program.tag) return
  const what = `The tag in “affiliateLink” is ${own}, and that in content/site.yaml is ${program.tag}.`
  const fix = `Take “tag=${own}” out of the link: the build puts the tag of the site in.`
  report(placeOfPath(document, 'affiliateLink'), 'affiliate-tag', what, fix)
}
