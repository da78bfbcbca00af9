import { readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from '../../src/content/memoize.ts'
import { metaPolicyText } from '../headers/contentPolicy.ts'
import { headerFacts } from '../headers/headerFacts.ts'
import { sitePolicy } from '../headers/siteHeaders.ts'
import type { Bundle } from './bundle.ts'
import { usedStyles } from './usedStyles.ts'

/** What stands in a page instead of being fetched, so that its first paint waits for nothing. */
export interface InlineFiles {
  /** What the page may load, for hosts that do not send it as a header. */
  policy: string
  /** The script that answers the visitor until the app is there. */
  earlyScript: string
  /**
   * The styles of a page, and links by which the entry loads the whole of their sheets.
   *
   * @param files of the bundle, in the order of the cascade
   */
  styles: (files: string[], html: string) => string
}

/** Reads the small files of the bundle that pages carry within themselves. */
export function inlineFiles(bundle: Bundle): InlineFiles {
  const policy = metaPolicyText(sitePolicy(headerFacts(bundle)))
  const read = memoize((file) => readFileSync(path.join(bundle.clientDir, file), 'utf8'))
  const stylesOf = memoize((files) => usedStyles(files.split(' ').map(read).join('')))
  return {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    earlyScript: bundle.earlyScript,
    styles(files, html) {
      const css = stylesOf(files.join(' '))(html)
      return `<style>${css}</style>${files.map(linkLater).join('')}`
    },
  }
}

/** A disabled link is not fetched, and Vite's loader takes its file for loaded. */
function linkLater(file: string): string {
  return `<link rel="stylesheet" href="/${file}" media="not all" disabled>`
}
