import { type ReportProblem, quote } from '../report/problem.ts'
import type { ReadDocument } from '../documents/document.ts'
import { PAID_MARK } from '../../../src/settings/paidMark.ts'
import { singularOf } from '../ingredients/inflect.ts'
import { textsAt } from '../documents/placedTexts.ts'

/** A service of content/site.yaml needs an endpoint, and an endpoint needs a service. */
export function checkDelivery(document: ReadDocument, report: ReportProblem) {
  if (document.type.name !== 'Site') return
  for (const form of ['newsletter', 'contact']) checkPair(document, form, report)
}

function checkPair({ placed, problems }: ReadDocument, form: string, report: ReportProblem) {
  const service = placed.find(({ path }) => path === `${form}.service`)
  const endpoint = placed.find(({ path }) => path === `${form}.endpoint`)
  const isReported = problems.some(({ path }) => path?.startsWith(`${form}.`))
  if (!service || isReported) return
  if (service.value === 'none' && endpoint) {
    const what = `“${form}” has an endpoint, but “service: none” sends nothing there.`
    const fix = 'Name the service, for example “service: json”, or remove the endpoint.'
    report(endpoint.place, 'half-delivery', what, fix)
  }
  if (service.value !== 'none' && !endpoint) {
    const what = `“${form}.service” is “${String(service.value)}”, but there is no endpoint.`
    const fix = 'Add “endpoint:” with the address that the service gave you, or write “none”.'
    report(service.place, 'half-delivery', what, fix)
  }
}

const GROUPS = [
  { kind: 'analytics', provider: 'plausible', needs: 'domain' },
  { kind: 'analytics', provider: 'ga4', needs: 'measurementId' },
  { kind: 'ads', provider: 'adsense', needs: 'client' },
]

export function checkProviders(document: ReadDocument, report: ReportProblem) {
  if (document.type.name !== 'Site') return
  for (const group of GROUPS) checkGroup(document, group, report)
}

function checkGroup(
  { placed, problems }: ReadDocument,
  { kind, provider, needs }: (typeof GROUPS)[number],
  report: ReportProblem,
) {
  const choice = placed.find(({ path }) => path === `providers.${kind}`)
  const value = placed.find(({ path }) => path.startsWith(`providers.${provider}.`))
  const isReported = problems.some(({ path }) => path?.startsWith(`providers.${provider}`))
  if (!choice || isReported) return
  if (choice.value === provider && !value) {
    const what = `“providers.${kind}” is “${provider}”, but “providers.${provider}” is missing.`
    const fix = `Add “${provider}:” below it with “${needs}:” and what else docs/editing.md names, or write “none”.`
    report(choice.place, 'half-provider', what, fix)
  }
  if (choice.value !== provider && value) {
    const what = `“providers.${provider}” is filled in, but “${kind}: ${String(choice.value)}” does not use it.`
    const fix = `Write “${kind}: ${provider}”, or put a # before each line of “${provider}:”.`
    report(value.place, 'half-provider', what, fix)
  }
}

export function checkDisclosureMark(document: ReadDocument, report: ReportProblem) {
  if (document.type.singleFile !== 'site') return
  for (const { text, place } of textsAt(document, /^affiliate\.disclosure$/)) {
    if (text.toLowerCase().includes(PAID_MARK)) continue
    const what = `“affiliate.disclosure” does not name the mark “${PAID_MARK}”, which stands beside every paid link.`
    report(place, 'disclosure-mark', what, `Explain “${PAID_MARK}” in it.`)
  }
}

/** Refuses names that differ only in case, spaces, signs or number; lists report equal ones. */
export function checkCategories(document: ReadDocument, report: ReportProblem) {
  if (document.type.singleFile !== 'categories') return
  const firstNames = new Map<string, string>()
  for (const { path, value, place } of document.placed) {
    const [, list] = /^(\w+)\[\d+\]\.name$/.exec(path) ?? []
    if (list === undefined || typeof value !== 'string') continue
    const words = value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const key = [list, ...words.map(singularOf)].join('-')
    const twin = firstNames.get(key)
    if (twin === undefined) firstNames.set(key, value)
    else if (twin !== value) {
      const what = `The category ${quote(value)} has nearly the name of ${quote(twin)}.`
      report(place, 'duplicate-entry', what, 'Keep one of the two, or choose another name.')
    }
  }
}
