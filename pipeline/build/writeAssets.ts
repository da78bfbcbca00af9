import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bundle } from './bundle.ts'
import { withoutCommonFonts } from './fontFaces.ts'

/** Copies the files of the bundle into the site, the style sheets without the fonts of pages. */
export async function writeAssets({ clientDir }: Bundle, outDir: string): Promise<void> {
  const assets = path.join(outDir, 'assets')
  await cp(path.join(clientDir, 'assets'), assets, { recursive: true })
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'))
  for (const sheet of sheets) {
    const file = path.join(assets, sheet)
    const css = await readFile(file, 'utf8')
    await writeFile(file, withoutCommonFonts(css))
  }
}
