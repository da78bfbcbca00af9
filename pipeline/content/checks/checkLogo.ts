import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sharp } from '../../pictures/sharp.ts'
import { type ContentProblem, FILE_START, reportInto } from '../../problems/problem.ts'
import { placeAt } from '../text/structureLimits.ts'

/** The only SVG that is allowed: pages show it as a picture, which runs no scripts. */
export const LOGO = 'logo.svg'

const NO_SHAPE = /<(?:\w+:)?(?:text|image|script|foreignObject)\b/

export async function checkLogo(contentDir: string): Promise<ContentProblem[]> {
  const file = path.join(contentDir, LOGO)
  if (!existsSync(file)) return []
  const problems: ContentProblem[] = []
  const report = reportInto(problems, `${path.basename(contentDir)}/${LOGO}`)
  const bytes = await readFile(file)
  const source = bytes.toString()
  // For an empty buffer, sharp throws at once.
  const metadata = async () => sharp(bytes).metadata()
  const logo = await metadata().catch(() => undefined)
  const found = NO_SHAPE.exec(source)
  if (logo?.format !== 'svg') {
    const fix = 'Save the drawing again as SVG, or delete the file.'
    report(FILE_START, 'svg-file', 'The logo is no SVG, or a damaged one.', fix)
  } else if (found) {
    const what = `${found[0]}> in the logo is not the same everywhere: it must be drawn with shapes.`
    report(placeAt(source, found.index), 'svg-file', what, 'Make paths of it, or take it out.')
  } else if (logo.width !== logo.height) {
    const what = `The logo is ${logo.width} by ${logo.height}, and icons are square.`
    report(FILE_START, 'svg-file', what, 'Make width and height in its “viewBox” the same.')
  }
  return problems
}
