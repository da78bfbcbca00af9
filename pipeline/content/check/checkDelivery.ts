import type { Complain } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'

/** A service of content/site.yaml needs an endpoint, and an endpoint needs a service. */
export function checkDelivery(document: ReadDocument, complain: Complain): void {
  if (document.type.name !== 'Site') return
  for (const form of ['newsletter', 'contact']) checkPair(document, form, complain)
}

function checkPair({ placed, problems }: ReadDocument, form: string, complain: Complain) {
  const service = placed.find(({ path }) => path === `${form}.service`)
  const endpoint = placed.find(({ path }) => path === `${form}.endpoint`)
  const isReported = problems.some(({ what }) => what.includes(`“${form}.`))
  if (!service || isReported) return
  if (service.value === 'none' && endpoint) {
    const what = `“${form}” has an endpoint, but “service: none” sends nothing there.`
    const fix = 'Name the service, for example “service: json”, or remove the endpoint.'
    complain(endpoint.place, 'half-delivery', what, fix)
  }
  if (service.value !== 'none' && !endpoint) {
    const what = `“${form}.service” is “${String(service.value)}”, but there is no endpoint.`
    const fix = 'Add “endpoint:” with the address that the service gave you, or write “none”.'
    complain(service.place, 'half-delivery', what, fix)
  }
}
