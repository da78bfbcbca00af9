import { siteType } from '../../../src/content/schema/site.ts'
import { type FileReport, FILE_START, type Report, quote } from '../../problems/problem.ts'
import { isGroup, type ReadDocument } from '../documents/document.ts'
import { asList } from '../../../src/shared/checkJson.ts'
import type { ContentFacts } from '../documents/knownContent.ts'
import { readSiteWords } from '../documents/siteLanguage.ts'
import { singularOf } from '../../cooking/words/inflect.ts'
import { placeOfPath, textsAt } from '../documents/placedTexts.ts'
import { readPrice } from '../documents/recipeCost.ts'

export function checkDelivery({ type, placed, problems, values }: ReadDocument, report: Report) {
  if (type !== siteType) return
  for (const form of ['newsletter', 'contact']) {
    const service = placed.find(({ path }) => path === `${form}.service`)
    const endpoint = placed.find(({ path }) => path === `${form}.endpoint`)
    const isReported = problems.some(({ path }) => path?.startsWith(`${form}.`))
    if (!service || isReported) continue
    if (service.value === 'none' && endpoint) {
      const what = `“${form}” has an endpoint, but “service: none” sends nothing there.`
      const fix = 'Name the service, for example “service: json”, or remove the endpoint.'
      report(endpoint.place, 'half-delivery', what, fix)
    }
    if (service.value === 'none' && !endpoint && values.sampleContent !== true) {
      const what = `“${form}.service” is “none”: what visitors send stays in their browsers, and nobody receives it.`
      const fix = 'Name a service and its endpoint, or accept it under “acknowledge”.'
      report(service.place, 'unsent-form', what, fix)
    }
    if (service.value !== 'none' && !endpoint) {
      const what = `“${form}.service” is “${String(service.value)}”, but there is no endpoint.`
      const fix = 'Add “endpoint:” with the address that the service gave you, or write “none”.'
      report(service.place, 'half-delivery', what, fix)
    }
  }
}

const PROVIDERS = [
  { kind: 'analytics', provider: 'plausible', needs: 'domain' },
  { kind: 'analytics', provider: 'ga4', needs: 'measurementId' },
  { kind: 'ads', provider: 'adsense', needs: 'client' },
]

export function checkProviders({ type, placed, problems }: ReadDocument, report: Report) {
  if (type !== siteType) return
  for (const { kind, provider, needs } of PROVIDERS) {
    const choice = placed.find(({ path }) => path === `providers.${kind}`)
    const value = placed.find(({ path }) => path.startsWith(`providers.${provider}.`))
    const isReported = problems.some(({ path }) => path?.startsWith(`providers.${provider}`))
    if (!choice || isReported) continue
    if (choice.value === provider && !value) {
      const what = `“providers.${kind}” is “${provider}”, but “providers.${provider}” is missing.`
      const fix = `Add “${provider}:” below it with “${needs}:” in it, or write “none”.`
      report(choice.place, 'half-provider', what, fix)
    }
    if (choice.value !== provider && value) {
      const what = `“providers.${provider}” is filled in, but “${kind}: ${String(choice.value)}” does not use it.`
      const fix = `Write “${kind}: ${provider}”, or put a # before each line of “${provider}:”.`
      report(value.place, 'half-provider', what, fix)
    }
  }
}

/** The disclosure explains the mark beside paid links. */
export function checkDisclosureMark(
  document: ReadDocument,
  { documents }: ContentFacts,
  report: Report,
) {
  if (document.type !== siteType) return
  const { mark } = readSiteWords(documents).messages.paidLinks
  for (const { text, place } of textsAt(document, /^affiliate\.disclosure$/)) {
    if (text.toLowerCase().includes(mark.toLowerCase())) continue
    const what = `“affiliate.disclosure” does not name the mark “${mark}”, which stands beside every paid link.`
    report(place, 'disclosure-mark', what, `Explain “${mark}” in it.`)
  }
}

/** Warns when reviews have paid links that the site does not explain. */
export function checkDisclosure({ documents, site }: ContentFacts, reportIn: FileReport) {
  if (!site || site.values.affiliate !== undefined) return
  const isPaid = documents.some(({ values }) => values.affiliateLink !== undefined)
  if (!isPaid) return
  const what = 'Reviews have an “affiliateLink”, but no page explains that their links are paid.'
  const fix = 'Add “affiliate:” with a “disclosure” that explains the mark beside them.'
  reportIn(site.file)(FILE_START, 'disclosure-mark', what, fix)
}

export function checkPrices(document: ReadDocument, report: Report): void {
  for (const [index, entry] of asList(document.values.prices).entries()) {
    const { food, price } = isGroup(entry) ? entry : {}
    if (food === undefined || price === undefined || readPrice(food, price)) continue
    const what = `${quote(String(price))} of ${quote(String(food))} cannot be weighed.`
    const fix = 'Name the food as ingredients do, and an amount such as “1 kg”, “1 cup” or “12”.'
    report(placeOfPath(document, `prices[${index + 1}].food`), 'unweighed-price', what, fix)
  }
}

/** Refuses categories that differ only in case, signs or number. checkFields reports equal ones. */
export function checkCategories(document: ReadDocument, report: Report) {
  if (document.type.singleFile !== 'categories') return
  const firstNames = new Map<string, string>()
  for (const { path, value, place } of document.placed) {
    const [, list] = /^(\w+)\[\d+\]\.name$/.exec(path) ?? []
    if (list === undefined || typeof value !== 'string') continue
    const words = value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const key = [list, ...words.map(singularOf)].join('-')
    const duplicate = firstNames.get(key)
    if (duplicate === undefined) firstNames.set(key, value)
    else if (duplicate !== value) {
      const what = `The category ${quote(value)} has nearly the name of ${quote(duplicate)}.`
      report(place, 'duplicate-entry', what, 'Keep one of the two, or choose another name.')
    }
  }
}
