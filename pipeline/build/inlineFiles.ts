import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { memoize } from '../../src/content/memoize.ts'
import { metaPolicyText } from '../headers/contentPolicy.ts'
import { headerFacts } from '../headers/headerFacts.ts'
import { sitePolicy } from '../headers/siteHeaders.ts'
import type { Bundle } from './bundle.ts'
import { withoutRareFonts } from './fontFaces.ts'
import { parseStyles, type StyleSheet } from './styleSheet.ts'
import { forFirstPaint, usedStyles, withoutFonts } from './usedStyles.ts'

/** What stands in a page instead of being fetched, so that its first paint waits for nothing. */
export interface InlineFiles {
  /** What the page may load, for hosts that do not send it as a header. */
  policy: string
  /** The script that answers the visitor until the app is there. */
  earlyScript: string
  /**
   * What the first paint of the top of a page needs of the styles, as an element for the head, and
   * links for the entry to load the whole of them by: what scripts add to the page needs the rest.
   *
   * @param files of the bundle, in the order of the cascade
   * @param html of the top
   */
  firstStyles: (files: string[], html: string) => string
  /** What all of a page needs of the styles; once more what its top needs, for the order of rules. */
  styles: (files: string[], html: string) => string
}

/** Reads the small files of the bundle that pages carry within themselves. */
export async function inlineFiles(bundle: Bundle): Promise<InlineFiles> {
  const sheets = await readStyles(bundle.clientDir)
  const partsOf = (files: string) => files.split(' ').flatMap((file) => sheetOf(file, sheets).parts)
  const stylesOf = memoize((files) => usedStyles(withoutFonts(partsOf(files))))
  const firstStylesOf = memoize((files) => usedStyles(forFirstPaint(partsOf(files))))
  const policy = metaPolicyText(sitePolicy(headerFacts(bundle)))
  return {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    earlyScript: bundle.earlyScript,
    styles: (files, html) => stylesOf(files.join(' '))(html),
    firstStyles(files, html) {
      const used = firstStylesOf(files.join(' '))(html)
      return `<style>${used}</style>${files.map(linkLater).join('')}`
    },
  }
}

function sheetOf(file: string, sheets: Map<string, StyleSheet>): StyleSheet {
  const sheet = sheets.get(file)
  if (!sheet) throw new Error(`The bundle has no ${file}.`)
  return sheet
}

/**
 * A disabled link is not fetched, and what is for no media does not apply before the entry says so;
 * the bundler's loader takes the file for one that is there.
 */
function linkLater(file: string): string {
  return `<link rel="stylesheet" href="/${file}" media="not all" disabled>`
}

async function readStyles(clientDir: string): Promise<Map<string, StyleSheet>> {
  const names = (await readdir(path.join(clientDir, 'assets'))).filter((name) =>
    name.endsWith('.css'),
  )
  const entries = names.map(async (name): Promise<[string, StyleSheet]> => {
    const css = await readFile(path.join(clientDir, 'assets', name), 'utf8')
    return [`assets/${name}`, parseStyles(withoutRareFonts(css))]
  })
  return new Map(await Promise.all(entries))
}
