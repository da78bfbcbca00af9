import type { ImportedLine } from '../importedRecipe.ts'
import { withoutBullet } from './splitSteps.ts'

/** Matches `For the sauce`, `Sauce:` and `## Sauce`. */
const HEADING = /^(?:(?:for|to make) the [\p{L} -]{2,40}|[^:]{2,60}:|#{1,6} .+)$/iu

export function asHeading(text: string): string {
  return `${text.replace(/\s*:$/, '')}:`
}

/** Groups lines: a line that ends in a colon is the heading of the lines below it. */
export function groupLines(texts: readonly string[]): ImportedLine[] {
  const lines: ImportedLine[] = []
  let group: string | undefined
  for (const text of texts.map((each) => withoutBullet(each).trim())) {
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    if (HEADING.test(text) && (text.startsWith('#') || !/\d/.test(text))) {
      const heading = text.replace(/^#+ /, '').replace(/\s*:$/, '')
      group = group === undefined ? heading : `${group}, ${heading}`
    } else {
      lines.push(group === undefined ? { text } : { text, group })
      group = undefined
    }
  }
  return group === undefined ? lines : [...lines, { text: group }]
}
