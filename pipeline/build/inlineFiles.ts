import { readFileSync } from 'node:fs'
import path from 'node:path'
import { metaPolicyText } from '../securityPolicy/securityPolicy.ts'
import { headerFacts, sitePolicy } from '../hosts/siteHeaders.ts'
import { siteBase } from '../system/siteBase.ts'
import type { Bundle } from './bundle.ts'
import { siteSheet } from './pageAssets.ts'
import { usedStyles } from './usedStyles.ts'

export type InlineFiles = ReturnType<typeof inlineFiles>

const FETCHED_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** Returns the policy and styles that pages contain, so that the first paint waits for no file. */
export function inlineFiles(bundle: Bundle) {
  const policy = metaPolicyText(sitePolicy(headerFacts(bundle)))
  const sheet = siteSheet(bundle.manifest)
  const css = readFileSync(path.join(bundle.clientDir, sheet), 'utf8')
  const stylesOf = usedStyles(css.replaceAll(FETCHED_FONT, ''))
  // A disabled link is not fetched, and Vite's loader takes its file for loaded.
  const later = `<link rel="stylesheet" href="${siteBase}/${sheet}" media="not all" disabled>`
  return {
    /** The policy for hosts that do not send it as a header. */
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    /** The styles of a page, and the link by which the entry loads the whole sheet. */
    styles: (html: string) => `<style>${stylesOf(html)}</style>${later}`,
    /** The fonts, which the early script behind them adds once they have arrived. */
    fonts: `<style media="(scripting: none)">${css.match(FETCHED_FONT)?.join('') ?? ''}</style>`,
  }
}
