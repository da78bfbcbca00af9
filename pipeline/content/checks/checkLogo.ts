import { existsSync } from 'node:fs'
import path from 'node:path'
import { sharp } from '../../pictures/sharp.ts'
import { type ContentProblem, fileProblem } from '../report/problem.ts'

/** The only SVG that is allowed: pages show it as a picture, which runs no scripts. */
export const LOGO = 'logo.svg'

/** Checks that icons can be drawn from the logo. */
export async function checkLogo(contentDir: string): Promise<ContentProblem[]> {
  const file = path.join(contentDir, LOGO)
  if (!existsSync(file)) return []
  const format = await sharp(file)
    .metadata()
    .then(
      (logo) => logo.format,
      () => undefined,
    )
  if (format === 'svg') return []
  const what = 'The logo is no SVG, or a damaged one.'
  const fix = 'Save the drawing again as SVG, or delete the file.'
  return [fileProblem(`${path.basename(contentDir)}/${LOGO}`, 'svg-file', what, fix)]
}
