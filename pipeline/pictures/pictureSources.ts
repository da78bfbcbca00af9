import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureSeed, type PictureSource } from './pictureName.ts'

const GENERATED = '.contentlayer/generated'
const TYPES = ['Recipe', 'Review', 'Post', 'Site']

/** A generated document, as far as its picture goes. */
interface Illustrated {
  id?: number
  art: string
  _raw: { sourceFileDir: string }
}

/** What every picture of the compiled content is painted from. */
export async function pictureSources(): Promise<PictureSource[]> {
  const lists = await Promise.all(TYPES.map(readGenerated))
  return lists.flat().map(({ id, art, _raw }) => {
    const folder = path.posix.basename(_raw.sourceFileDir)
    return { seed: pictureSeed(folder, id), line: art }
  })
}

async function readGenerated(type: string): Promise<Illustrated[]> {
  const file = path.resolve(GENERATED, type, '_index.json')
  return [JSON.parse(await readFile(file, 'utf8'))].flat()
}
