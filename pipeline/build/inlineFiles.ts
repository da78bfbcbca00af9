import { readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from '../../src/content/memoize.ts'
import { metaPolicyText } from '../contentPolicy.ts'
import { headerFacts } from '../headers/headerFacts.ts'
import { sitePolicy } from '../headers/siteHeaders.ts'
import type { Bundle } from './bundle.ts'
import { usedStyles } from './usedStyles.ts'

export type InlineFiles = ReturnType<typeof inlineFiles>

/** What stands in a page instead of being fetched, so that its first paint waits for nothing. */
export function inlineFiles(bundle: Bundle) {
  const policy = metaPolicyText(sitePolicy(headerFacts(bundle)))
  const read = (file: string) => readFileSync(path.join(bundle.clientDir, file), 'utf8')
  const stylesOf = memoize((files) => usedStyles(files.split(' ').map(read).join('')))
  return {
    /** For hosts that do not send it as a header. */
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    /** The styles of a page, and links by which the entry loads their whole sheets, in the order of the cascade. */
    styles(files: string[], html: string): string {
      const css = stylesOf(files.join(' '))(html)
      return `<style>${css}</style>${files.map(linkLater).join('')}`
    },
  }
}

/** A disabled link is not fetched, and Vite's loader takes its file for loaded. */
function linkLater(file: string): string {
  return `<link rel="stylesheet" href="/${file}" media="not all" disabled>`
}
