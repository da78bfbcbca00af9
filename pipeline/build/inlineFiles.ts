import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { metaPolicyText } from '../headers/contentPolicy.ts'
import { headerFacts } from '../headers/headerFacts.ts'
import { sitePolicy } from '../headers/siteHeaders.ts'
import type { Bundle } from './bundle.ts'

/** What stands in a page instead of being fetched, so that its first paint waits for nothing. */
export interface InlineFiles {
  /** What the page may load, for hosts that do not send it as a header. */
  policy: string
  /** The script that answers the visitor until the app is there. */
  earlyScript: string
  /**
   * Styles as elements for the head.
   * @param files of the bundle, in the order of the cascade
   */
  styles: (files: string[]) => string
}

/** Reads the small files of the bundle that pages carry within themselves. */
export async function inlineFiles(bundle: Bundle): Promise<InlineFiles> {
  const sheets = await readStyles(bundle.clientDir)
  const policy = metaPolicyText(sitePolicy(headerFacts(bundle)))
  return {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    earlyScript: bundle.earlyScript,
    styles: (files) =>
      files.map((file) => inlineStyle(file, sheets.get(file))).join('') + files.map(mark).join(''),
  }
}

function inlineStyle(file: string, css: string | undefined): string {
  if (css === undefined) throw new Error(`The bundle has no ${file}.`)
  return `<style>${css}</style>`
}

/** Marks a style file as loaded for the bundler's loader; a disabled link is not fetched. */
function mark(file: string): string {
  return `<link rel="stylesheet" href="/${file}" disabled>`
}

async function readStyles(clientDir: string): Promise<Map<string, string>> {
  const names = (await readdir(path.join(clientDir, 'assets'))).filter((name) =>
    name.endsWith('.css'),
  )
  const entries = names.map(async (name): Promise<[string, string]> => {
    const css = await readFile(path.join(clientDir, 'assets', name), 'utf8')
    return [`assets/${name}`, css.trim()]
  })
  return new Map(await Promise.all(entries))
}
