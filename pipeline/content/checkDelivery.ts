import type { Problem } from './problem.ts'
import type { ReadDocument } from './readDocument.ts'

/** A service of content/site.yaml needs an endpoint, and an endpoint needs a service. */
export function checkDelivery(document: ReadDocument): Problem[] {
  return ['newsletter', 'contact'].flatMap((form) => checkPair(document, form))
}

function checkPair({ file, type, placed, problems }: ReadDocument, form: string): Problem[] {
  const service = placed.find(({ path }) => path === `${form}.service`)
  const endpoint = placed.find(({ path }) => path === `${form}.endpoint`)
  const isToldAlready = problems.some(({ what }) => what.includes(`“${form}.`))
  if (type.name !== 'Site' || !service || isToldAlready) return []
  if (service.value === 'none' && endpoint) {
    const what = `“${form}” has an endpoint, but “service: none” sends nothing there.`
    const fix = 'Name the service, for example “service: json”, or remove the endpoint.'
    return [{ file, ...endpoint.place, what, fix }]
  }
  if (service.value !== 'none' && !endpoint) {
    const what = `“${form}.service” is “${String(service.value)}”, but there is no endpoint.`
    const fix = 'Add “endpoint:” with the address that the service gave you, or write “none”.'
    return [{ file, ...service.place, what, fix }]
  }
  return []
}
