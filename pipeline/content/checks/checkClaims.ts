/** Compares what the settings say with what documents say. */
import { categoriesType } from '../../../src/content/schema/categories.ts'
import { MIN_RECIPES, isOfTopic } from '../../../src/content/prerender/recipeTopics.ts'
import { KINDS } from '../../../src/kinds/kinds.ts'
import { parsePrices } from '../../../src/seo/parsePrices.ts'
import { isPublished, publicationOf } from '../documents/publication.ts'
import { isSound } from '../documents/document.ts'
import { type ContentFacts, topicsOf } from '../documents/knownContent.ts'
import { placeOfPath, textBlocks, textsAt } from '../documents/placedTexts.ts'
import { type FileReport, quote, FILE_START } from '../../problems/problem.ts'
import { slug } from '../../../src/shared/slug.ts'
import { countOf } from '../../../src/shared/textForms.ts'

/** Warns when site.yaml claims more recipes or reviews than readers see. */
export function checkClaims({ documents, site, now }: ContentFacts, reportIn: FileReport) {
  if (!site) return
  const published = documents.filter((document) => isPublished(publicationOf(document), now))
  for (const { folder } of KINDS) {
    const [claim] = textsAt(site, new RegExp(`^claims\\.${folder}$`))
    const count = published.filter(({ type }) => type.folder === folder).length
    if (!claim || Number(claim.text.replaceAll(/\D/g, '')) <= count) continue
    const what = `“claims.${folder}” says ${quote(claim.text)}, but there ${count === 1 ? 'is' : 'are'} ${count}.`
    const fix = `Claim what is there, or write more ${folder}.`
    reportIn(site.file)(claim.place, 'claim-too-high', what, fix)
  }
}

/** Warns of counts and offers that search engines read and no review states. */
export function checkMarkup({ documents, site }: ContentFacts, reportIn: FileReport) {
  if (!site || !isSound(site) || site.values.sampleContent === true) return
  const report = reportIn(site.file)
  const reviews = documents.filter((each) => each.type.folder === 'reviews' && isSound(each))
  const { defaultReviewCount: count } = site.values
  const uncounted = reviews.filter(({ values }) => values.reviewCount === undefined).length
  if (count !== undefined && uncounted > 0) {
    const what = `“defaultReviewCount” tells search engines of ${String(count)} ratings by users in ${reviewsIn(uncounted)} without a “reviewCount”.`
    const fix =
      'Remove the line, or write the rule “default-count” with your reason under “acknowledge”.'
    report(placeOfPath(site, 'defaultReviewCount'), 'default-count', what, fix)
  }
  const unpriced = reviews.filter(({ values }) => parsePrices(String(values.price)).length === 0)
  if (unpriced.length === 0) return
  const what = `Search engines see a mistake in an offer without a price, as in ${reviewsIn(unpriced.length)}.`
  const fix = 'Write an amount as the “price” of a review, such as “$40”, or accept it here.'
  report(FILE_START, 'offer-without-price', what, fix)
}

function reviewsIn(count: number): string {
  return count === 1 ? 'one review' : countOf(count, 'review')
}

/** Words by which a privacy page denies the service of a setting. */
const DENIALS = {
  'providers.analytics': /\bno analytics|nothing reads the list|none is connected/i,
  'providers.ads': /\bno ad(?:vertising)? network|boxes set no cookies/i,
  'newsletter.service': deniesSending('newsletter', 'never leaves'),
  'contact.service': deniesSending('contact form|message', 'does not reach us'),
}
const NO_SERVICE: ReadonlySet<unknown> = new Set(['none', 'hidden'])

function deniesSending(what: string, denial: string): RegExp {
  const claim = `(?:${what}).*(?:not sent to a server|${denial})|neither one leaves your device`
  return new RegExp(claim, 'is')
}

/** Warns where the privacy page denies a service that the settings turn on. */
export function checkPrivacyClaims({ documents, site }: ContentFacts, reportIn: FileReport) {
  const page = documents.find(
    ({ type, values }) => type.folder === 'pages' && values.slug === 'privacy',
  )
  if (!site || !page) return
  const blocks = page.placed.flatMap(textBlocks)
  for (const [setting, pattern] of Object.entries(DENIALS)) {
    const chosen = site.placed.find(({ path }) => path === setting)?.value
    const block = blocks.find(({ text }) => pattern.test(text))
    if (chosen === undefined || NO_SERVICE.has(chosen) || !block) continue
    const what = `This says that there is no such service, but “${setting}” of content/site.yaml is “${String(chosen)}”.`
    const subject = setting.replace(/^providers\.|\.service$/, '')
    const fix = `Say which service it is, what it learns and why, write <Services about="${subject}" /> in its place, or turn it off there.`
    reportIn(page.file)(block.place, 'privacy-claim', what, fix)
  }
}

const STARTING_BRAND = 'Pinchwell'

/** Matches a name as written and in addresses: “Our Kitchen”, our-kitchen, ourkitchen. */
function patternOf(name: string): RegExp {
  const address = slug(name)
  const forms = [name, address, address.replaceAll('-', '')].filter((form) => form !== '')
  const escaped = forms.map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

const EXCEPT = /^(brand|formerBrands|acknowledge)\b/

/** Warns where documents still name the starting content's brand, or a former one. */
export function checkFormerBrand({ documents, site }: ContentFacts, reportIn: FileReport) {
  const { brand, formerBrands } = site?.values ?? {}
  if (typeof brand !== 'string') return
  const listed = Array.isArray(formerBrands) ? formerBrands.map(String) : []
  const former = [...new Set([STARTING_BRAND, ...listed])]
    .map((name) => ({ name, pattern: patternOf(name) }))
    // The new name may contain an old one.
    .filter(({ pattern }) => !pattern.test(brand))
  if (former.length === 0) return
  for (const { file, placed } of documents) {
    for (const value of placed.filter(({ path }) => !EXCEPT.test(path))) {
      for (const { text, place } of textBlocks(value)) {
        const found = former.find(({ pattern }) => pattern.test(text))
        if (!found) continue
        const what = `“${value.path}” still says ${quote(found.name)}, and the site is called ${quote(brand)}.`
        reportIn(file)(place, 'former-brand', what, 'Write the new name or address.')
      }
    }
  }
}

/** Warns of the text of a topic that has no page, since it has too few recipes. */
export function checkTopics({ documents }: ContentFacts, reportIn: FileReport) {
  const file = documents.find(({ type }) => type === categoriesType)
  if (!file) return
  const topics = [...topicsOf(documents).values()]
  for (const { text, place } of textsAt(file, /^topics\[\d+\]\.name$/)) {
    if (topics.some((topic) => isOfTopic(topic, text))) continue
    const what = `Fewer than ${MIN_RECIPES} recipes are of ${quote(text)}, so it has no page.`
    const fix = 'Correct the word, or add it again once there are more.'
    reportIn(file.file)(place, 'unused-topic', what, fix)
  }
}
