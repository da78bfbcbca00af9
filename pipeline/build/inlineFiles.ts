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

/** Returns the policy and styles to inline, so that the first paint waits for no file. */
export function inlineFiles(bundle: Bundle) {
  const policy = metaPolicyText(sitePolicy(headerFacts(bundle)))
  const sheet = siteSheet(bundle.manifest)
  const css = readFileSync(path.join(bundle.clientDir, sheet), 'utf8')
  const stylesOf = usedStyles(css.replaceAll(FETCHED_FONT, ''))
  // Browsers do not fetch a disabled link, and Vite's loader treats its file as loaded.
  const later = `<link rel="stylesheet" href="${siteBase}/${sheet}" media="not all" disabled>`
  return {
    /** The content security policy, for hosts that cannot send it as a header. */
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    /** The styles that a page uses, and the link through which the entry loads the full sheet. */
    styles: (html: string) => `<style>${stylesOf(html)}</style>${later}`,
    /** The font declarations; the early script after them adds each font once it has loaded. */
    fonts: `<style media="(scripting: none)">${css.match(FETCHED_FONT)?.join('') ?? ''}</style>`,
  }
}
