import path from 'node:path'
import { codeListPath, WORKER } from '../../src/addresses/offlineFiles.ts'
import { siteBase } from '../system/siteBase.ts'
import type { Bundle } from './bundle.ts'
import { codeVersion } from './pageAssets.ts'
import { openFolder, type OpenFolder } from '../system/openFolder.ts'

/** Removed from the sheet: pages declare the fonts, and declaring them again would swap them. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/** Writes the bundled files, and the service worker with the list of files to cache. */
export function writeCode({ clientDir, manifest, worker }: Bundle, site: OpenFolder): void {
  const assets = openFolder(path.join(clientDir, 'assets'))
  const names = assets.names().toSorted()
  for (const name of names) {
    const bytes = assets.read(name)
    const isSheet = name.endsWith('.css')
    site.write(`assets/${name}`, isSheet ? bytes.toString().replaceAll(FONT_FACE, '') : bytes)
  }
  const list = JSON.stringify(names.map((name) => `${siteBase}/assets/${name}`))
  site.write(codeListPath(codeVersion(manifest)), list)
  site.write(WORKER, worker)
}
