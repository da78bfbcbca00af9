import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Description, pictureSource } from './describePicture.ts'
import type { Subject } from '@pinchwell/illustrator/language'
import type { PictureSource } from './pictureName.ts'

const GENERATED = '.contentlayer/generated'
const TYPES = ['Recipe', 'Review', 'Post', 'Site']

/** A generated document, as far as its picture goes. */
interface Generated extends Description, Omit<Subject, 'art' | 'ingredients'> {
  productName?: string
  /** Of the site. */
  brand?: string
  tagline?: string
  _raw: { sourceFileDir: string }
}

/** What every picture of the compiled content is made from; an image elsewhere is there already. */
export async function pictureSources(): Promise<PictureSource[]> {
  const documents = (await Promise.all(TYPES.map(readGenerated))).flat()
  const brand = documents.find((document) => document.brand !== undefined)?.brand ?? ''
  const own = documents.filter(({ picture }) => 'name' in picture)
  return own.map(({ _raw, ...document }) => {
    const { title = document.productName ?? document.tagline } = document
    const folder = path.posix.basename(_raw.sourceFileDir)
    return pictureSource(folder, { ...document, title }, brand)
  })
}

async function readGenerated(type: string): Promise<Generated[]> {
  const file = path.resolve(GENERATED, type, '_index.json')
  return [JSON.parse(await readFile(file, 'utf8'))].flat()
}
