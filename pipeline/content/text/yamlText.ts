import { type Document, stringify, type ToStringOptions } from 'yaml'

/** Writes a text as YAML, in quotes where it needs them. */
export function yamlText(text: string): string {
  return stringify(text, { lineWidth: 0, blockQuote: false }).trim()
}

const AROUND = /^["“”'‘«](.*)["“”'’»]$/s

/** Matches a quotation that ends before another begins: `"Hot" and "cold"`. */
const QUOTATIONS = /\S["”»'’]\W.*(?<!\S)["“«'‘]\S/s

/** Removes quotation marks around the whole text: `'It's best'`, `“Hot: cold”`, `"8" x 4""`. */
export function withoutQuotes(text: string): string {
  const [, inner = ''] = AROUND.exec(text) ?? []
  if (inner === '' || QUOTATIONS.test(inner)) return text
  const endsInInches = /\d["”]$/.test(text) && /\d["”]/.test(inner)
  return endsInInches ? text.slice(1) : inner
}

export const LINE_WIDTH = 100

/** Folds long texts, unless a line would then begin like a list entry, which the check refuses. */
export function foldedYaml(document: Document, options: ToStringOptions): string {
  const folded = document.toString({ ...options, lineWidth: LINE_WIDTH })
  const flat = document.toString({ ...options, lineWidth: 0 })
  return countEntries(folded) === countEntries(flat) ? folded : flat
}

function countEntries(text: string): number {
  return text.match(/^ *[-•*] /gm)?.length ?? 0
}
