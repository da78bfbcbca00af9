/** Writes the site's trimmed fonts: node scripts/run.mjs scripts/fonts.ts. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { trimFonts } from '../pipeline/fonts/trimFonts.ts'

const FOLDER = path.resolve('src/theme/fonts')

const fonts = await trimFonts()
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
for (const [name, bytes] of fonts) {
  await writeFile(path.join(FOLDER, name), bytes)
  console.log(`${name}  ${(bytes.length / 1000).toFixed(1)} KB`)
}
