import { createHash } from 'node:crypto'
import path from 'node:path'

/**
 * The name on the page of a class of a CSS module: short, since it stands in a page, in a style and
 * in a script. It follows from the place of the file in the project alone; classNames.test.ts sees to
 * it that four characters are enough to tell the files apart.
 */
export function className(name: string, file: string): string {
  const [filePath = ''] = file.split('?')
  const place = path.relative(path.resolve(), filePath).replaceAll(path.sep, '/')
  const digest = createHash('sha256').update(place).digest('hex')
  return `${name}_${BigInt(`0x${digest}`).toString(36).slice(0, 4)}`
}
