import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeListPath, WORKER } from '../../src/addresses/offlineFiles.ts'
import type { Bundle } from './bundle.ts'
import { withoutCommonFonts } from './fontFaces.ts'
import { codeVersion } from './pageAssets.ts'
import { writeInto } from './writeInto.ts'

/**
 * Copies the files of the bundle into the site, the style sheets without the fonts of pages, beside
 * their list, and the service worker, which keeps them by that list.
 */
export async function writeAssets(bundle: Bundle, outDir: string): Promise<void> {
  const { clientDir, manifest, worker } = bundle
  const assets = path.join(outDir, 'assets')
  await cp(path.join(clientDir, 'assets'), assets, { recursive: true })
  const names = (await readdir(assets)).toSorted()
  const sheets = names.filter((name) => name.endsWith('.css'))
  for (const sheet of sheets) {
    const file = path.join(assets, sheet)
    const css = await readFile(file, 'utf8')
    await writeFile(file, withoutCommonFonts(css))
  }
  const list = JSON.stringify(names.map((name) => `/assets/${name}`))
  await writeInto(outDir, codeListPath(codeVersion(manifest)), list)
  await writeInto(outDir, WORKER, worker)
}
