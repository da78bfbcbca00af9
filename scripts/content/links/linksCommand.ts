import { type ReadDocument, siteOf } from '../../../pipeline/content/documents/document.ts'
import { plainLine } from '../../../pipeline/problems/problem.ts'
import { forEachConcurrently } from '../../../src/shared/forEachConcurrently.ts'
import { groupBy } from '../../../src/shared/groupBy.ts'
import { slug } from '../../../src/shared/slug.ts'
import { askAddress, type Finding, STATES } from './askAddress.ts'
import { createPoliteClient } from './politeClient.ts'
import { textsAt } from '../../../pipeline/content/documents/placedTexts.ts'
import { referencesOf } from '../../../pipeline/content/documents/references.ts'

/** Requests each address once. `sound` is false if one is dead, moved or sold out. */
export async function linksCommand(
  documents: readonly ReadDocument[],
  options = { pause: 1000, timeout: 20_000, fetch },
) {
  const links = groupBy(documents.flatMap(outgoingLinks), ({ address }) => [address])
  const { brand, address } = siteOf(documents)?.values ?? {}
  const ask = createPoliteClient(`${slug(String(brand))}-links (+${String(address)})`, options)
  const findings = new Map<string, Finding>()
  await forEachConcurrently([...links], 8, async ([href, places]) => {
    const isShop = places.some((link) => link.isShop)
    const finding = await askAddress(href, isShop, ask)
    if (finding) findings.set(href, finding)
  })
  const found = [...links].flatMap(([href, places]) => {
    const { state, text } = findings.get(href) ?? {}
    return state ? places.map(({ place }) => ({ state, line: plainLine(`${place}  ${text}`) })) : []
  })
  const sorted = STATES.map((state) => found.filter((each) => each.state === state))
  const counts = STATES.map((state, index) => `${sorted[index]?.length} ${state}`)
  const lines = sorted.flat().map(({ line }) => line)
  const sound = found.every(({ state }) => state === 'not asked')
  return { output: [...lines, `Links: ${counts.join(', ')}.`].join('\n'), sound }
}

const FIELDS = /^(affiliateLink|sameAs\[\d+\]|social\[\d+\]\.url)$/

/** Returns a document's links to other sites, with their places in the file. */
function outgoingLinks(document: ReadDocument) {
  const inTexts = referencesOf(document).flatMap((each) => (each.kind === 'link' ? [each] : []))
  const inFields = textsAt(document, FIELDS).map(({ text, place }) => ({ href: text, place }))
  return [...inTexts, ...inFields].flatMap(({ href, place: { line, column } }) => {
    if (!/^https?:/.test(href) || !URL.canParse(href)) return []
    // Browsers do not send the fragment to the server.
    const address = new URL(href).href.replace(/#.*/, '')
    const isShop = href === document.values.affiliateLink
    return [{ address, place: `${document.file}:${line}:${column}`, isShop }]
  })
}
