/** Writes subsets of the site's fonts: node scripts/run.mjs scripts/fonts.ts. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { openFolder } from '../pipeline/system/openFolder.ts'
import { trimFonts } from '../pipeline/fonts/trimFonts.ts'

const FOLDER = path.resolve('src/theme/fonts')

const trimmedFonts = await trimFonts()
await rm(FOLDER, { recursive: true, force: true })
const folder = openFolder(FOLDER)
for (const [name, bytes] of trimmedFonts) {
  folder.write(name, bytes)
  console.log(`${name}  ${(bytes.length / 1000).toFixed(1)} KB`)
}
