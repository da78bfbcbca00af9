import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { KINDS } from '../../src/kinds/kinds.ts'

/** Those whose documents have a number as their key. */
const FOLDERS = KINDS.filter(({ key }) => key === 'id').map(({ folder }) => folder)
/** Above all numbers of real documents. */
const FIRST_ID = 1000

interface Options {
  /** Whether images are elsewhere, so that nothing is painted but the one of the site itself. */
  withoutPaintings?: boolean
}

/**
 * Makes a content folder of about `size` documents: the real ones, and copies of them under numbers
 * of their own.
 *
 * @param dir the folder that gets a folder `content`
 */
export async function makeContent(dir: string, size: number, options: Options = {}): Promise<void> {
  const content = path.join(dir, 'content')
  await cp('content', content, { recursive: true })
  const files = (await Promise.all(FOLDERS.map((folder) => documentsIn(content, folder)))).flat()
  if (options.withoutPaintings) {
    const collections = await documentsIn(content, 'collections')
    await Promise.all([...files, ...collections].map(takeOutPainting))
  }
  for (let count = files.length; count < size; count += 1) {
    const file = files[count % files.length] ?? ''
    const id = FIRST_ID + count
    const text = (await readFile(file, 'utf8')).replace(/^id: \d+$/m, `id: ${id}`)
    const name = path.basename(file).replace(/^\d+/, String(id))
    await writeFile(path.join(path.dirname(file), name), text)
  }
}

async function documentsIn(content: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(content, folder))
  return names
    .filter((name) => /\.(yaml|mdx)$/.test(name))
    .map((name) => path.join(content, folder, name))
}

async function takeOutPainting(file: string) {
  const text = await readFile(file, 'utf8')
  const address = `https://images.example/${path.basename(file)}.jpg`
  await writeFile(
    file,
    // A value goes on over indented lines.
    text
      .replace(/^art: .*\n(?: +.*\n)*/m, '')
      .replace(/^imageDesc: .*\n(?: +.*\n)*/m, `imageDesc: ${address}\n`),
  )
}
