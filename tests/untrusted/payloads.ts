/** Texts that run where they are not escaped: `RUN` calls a marker, `HOST` may be asked by nothing. */
import { FEED_BREAKOUTS, JSON_LD_BREAKOUTS } from './breakoutPayloads.ts'
import { ADDRESSES, DATA_LINKS, JAVASCRIPT_LINKS } from './linkPayloads.ts'
import { ATTRIBUTES, HTML, MATHML, SVG } from './markupPayloads.ts'
import { ENTITIES, MDX, PROTOTYPE_KEYS } from './textPayloads.ts'

export const PAYLOAD_HOST = 'untrusted.test'

/** The function that payloads call with their number; a test defines it in the page. */
export const MARKER = 'ran'

const FAMILIES = [
  ['html', HTML],
  ['attributes', ATTRIBUTES],
  ['svg', SVG],
  ['mathml', MATHML],
  ['javascript links', JAVASCRIPT_LINKS],
  ['data links', DATA_LINKS],
  ['entities', ENTITIES],
  ['mdx', MDX],
  ['prototype keys', PROTOTYPE_KEYS],
  ['JSON-LD breakouts', JSON_LD_BREAKOUTS],
  ['addresses', ADDRESSES],
  ['feed and sitemap breakouts', FEED_BREAKOUTS],
] as const

export type Family = (typeof FAMILIES)[number][0]

export interface Payload {
  /** What the payload calls `ran` with, and `/id` at its host. */
  id: number
  family: Family
  text: string
}

export const PAYLOADS: readonly Payload[] = FAMILIES.flatMap(([family, templates]) =>
  templates.map((template) => ({ family, template })),
).map(({ family, template }, id) => ({ id, family, text: numbered(template, id) }))

function numbered(template: string, id: number): string {
  return template.replaceAll('RUN', `${MARKER}(${id})`).replaceAll('HOST', `${PAYLOAD_HOST}/${id}`)
}
