/** Writes the site's fonts, trimmed to what it uses: `npm run fonts`, after a change of a package. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FONTS, trimFont } from '../pipeline/fonts/trimFonts.ts'

const FOLDER = path.resolve('src/theme/fonts')

await mkdir(FOLDER, { recursive: true })
for (const [name, source] of Object.entries(FONTS)) {
  const bytes = await trimFont(source)
  await writeFile(path.join(FOLDER, name), bytes)
  console.log(`${name}  ${(bytes.length / 1000).toFixed(1)} KB`)
}
