import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReadDocument } from '../read/document.ts'
import { complainInto, type Problem, quote } from '../report/problem.ts'
import { brandsOf, nameIn, STARTING_BRAND } from '../warnings/formerBrand.ts'

const SERVER_FILES = ['deploy/nginx.conf', 'deploy/Caddyfile']

/** The mark of the site, and that which it starts with, a pan whose handle makes it a P. */
const MARK = 'src/theme/logo-mark.svg'
export const STARTING_MARK = '8989c21d651ab3fe'

/** Warns of server files and a logo that still show a former name. */
export async function checkBrandFiles(
  root: string,
  documents: readonly ReadDocument[],
): Promise<Problem[]> {
  const brands = brandsOf(documents)
  if (!brands || brands.former.length === 0) return []
  const problems: Problem[] = []
  for (const file of SERVER_FILES) {
    const source = await readFile(path.join(root, file), 'utf8').catch(() => '')
    for (const [index, text] of source.split('\n').entries()) {
      const name = nameIn(text, brands)
      if (name === undefined) continue
      const column = text.length - text.trimStart().length + 1
      const what = `The line still says ${quote(name)}, and the site is called ${quote(brands.brand)}.`
      const fix = 'Write the address of the site, or the folder that it lies in.'
      complainInto(problems, file)({ line: index + 1, column }, 'former-brand-file', what, fix)
    }
  }
  const mark = await readFile(path.join(root, MARK)).catch(() => null)
  const [letter = ''] = brands.brand.toUpperCase()
  if (mark && letter !== STARTING_BRAND[0] && hashOf(mark) === STARTING_MARK) {
    const what = `The logo is the letter ${STARTING_BRAND[0]}, and ${quote(brands.brand)} begins with another one.`
    const fix = 'Draw your own, as “A new name” in docs/editing.md says.'
    complainInto(problems, MARK)({ line: 1, column: 1 }, 'former-brand-file', what, fix)
  }
  return problems
}

export function hashOf(drawing: Uint8Array): string {
  const text = new TextDecoder().decode(drawing).replaceAll('\r\n', '\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
