/**
 * Prints how wide the letters of a font are, for pipeline/fonts/systemFonts.ts:
 * `node scripts/run.mjs scripts/font-widths.ts FILE`, a TTF or a WOFF2.
 */
import { readFile } from 'node:fs/promises'
import { Font } from 'harfbuzzjs'
import { openFace } from '../pipeline/fonts/openFace.ts'
import { advanceOf, ASCII } from '../pipeline/fonts/widths.ts'

const [, , file] = process.argv
if (!file) throw new Error('Name the file of a font: a TTF or a WOFF2.')

const font = new Font(await openFace(await readFile(file)))
console.log(`${font.face.upem} units per em`)
console.log(ASCII.map((character) => advanceOf(font, character)).join(' '))
