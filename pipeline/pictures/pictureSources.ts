import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentTypes } from '../../src/content/schema/index.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { kindOf } from '../../src/kinds/kinds.ts'
import type { Audience } from '../content/audience.ts'
import { generatedDir } from '../sitePlace.ts'
import { type Description, pictureSource } from './describePicture.ts'
import type { Subject } from '@pinchwell/illustrator/language'
import type { PictureSource } from './pictureName.ts'

/** A generated document, as far as its picture goes. */
interface Generated extends Description, Omit<Subject, 'art' | 'ingredients'> {
  /** Of the site. */
  brand?: string
  _raw: { sourceFileDir: string }
}

/** What every picture of the content compiled for an audience is made from; an image elsewhere is there already. */
export async function pictureSources(audience: Audience['for']): Promise<PictureSource[]> {
  const generated = contentTypes
    .filter(({ fields }) => fields.art)
    .map((type) => readGenerated(audience, type))
  const documents = (await Promise.all(generated)).flat()
  const brand = documents.find((document) => document.brand !== undefined)?.brand ?? ''
  const own = documents.filter(({ picture }) => 'name' in picture)
  return own.map(({ _raw, ...document }) => {
    const folder = path.posix.basename(_raw.sourceFileDir)
    return pictureSource(folder, document, brand)
  })
}

async function readGenerated(
  audience: Audience['for'],
  { name, folder, titleField = 'tagline' }: ContentType,
): Promise<Generated[]> {
  const file = path.join(generatedDir(audience), name, '_index.json')
  const key = kindOf(folder)?.key ?? 'id'
  const documents = [JSON.parse(await readFile(file, 'utf8'))].flat()
  return documents.map((document) =>
    Object.assign(document, { id: document[key], title: document[titleField] }),
  )
}
