import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentTypes } from '../../src/content/schema/index.ts'
import type { Audience } from '../content/audience.ts'
import { generatedDir } from '../sitePlace.ts'
import { type Description, pictureSource } from './describePicture.ts'
import type { PictureSource } from './pictureName.ts'
import { subjectOf } from './subjectOf.ts'

/** A generated document, as far as its picture goes. */
interface Generated extends Description, Readonly<Record<string, unknown>> {
  /** Of the site. */
  brand?: string
}

/** What every picture of the content compiled for an audience is made from; an image elsewhere is there already. */
export async function pictureSources(audience: Audience['for']): Promise<PictureSource[]> {
  const types = contentTypes.filter(({ fields }) => fields.art)
  const groups = await Promise.all(
    types.map(async (type) => ({ type, documents: await readGenerated(audience, type.name) })),
  )
  const all = groups.flatMap(({ type, documents }) =>
    documents.map((document) => ({ type, document })),
  )
  const brand = all.find(({ document }) => document.brand !== undefined)?.document.brand ?? ''
  return all
    .filter(({ document }) => 'name' in document.picture)
    .map(({ type, document }) => {
      const subject = { ...subjectOf(type, document), photo: document.photo }
      return pictureSource(type.folder, subject, brand)
    })
}

/** The documents of a type; the only one of its type is no list. */
async function readGenerated(audience: Audience['for'], name: string): Promise<Generated[]> {
  const file = path.join(generatedDir(audience), name, '_index.json')
  return [JSON.parse(await readFile(file, 'utf8'))].flat()
}
