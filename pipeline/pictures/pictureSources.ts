import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentTypes } from '../../src/content/schema/index.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { generatedDir } from '../sitePlace.ts'
import { type Description, pictureSource } from './describePicture.ts'
import type { Photo, PictureSource } from './pictureName.ts'
import { textPictureSource } from './textPictures.ts'
import { subjectOf } from '../content/values/subjectOf.ts'

interface PicturedDocument
  extends Partial<Pick<Description, 'photo' | 'picture'>>, Readonly<Record<string, unknown>> {
  brand?: string
  photosInText?: Photo[]
}

/** What every picture of the content compiled for readers is made from. */
export async function pictureSources(): Promise<PictureSource[]> {
  const pictured = contentTypes.filter(({ fields }) => fields.image !== undefined)
  const groups = pictured.map(async (type) => [type, await readGenerated(type.name)] as const)
  return sourcesOf(await Promise.all(groups))
}

/** The same for the compiled documents of each type, without images at an address. */
export function sourcesOf(
  groups: Iterable<readonly [ContentType, readonly PicturedDocument[]]>,
): PictureSource[] {
  const all = [...groups].flatMap(([type, documents]) =>
    documents.map((document) => ({ type, document })),
  )
  const brand = all.find(({ document }) => document.brand !== undefined)?.document.brand ?? ''
  const own = all
    .filter(({ document }) => document.picture && 'name' in document.picture)
    .map(({ type, document }) => {
      const subject = { ...subjectOf(type, document), photo: document.photo }
      return pictureSource(type.folder, subject, brand)
    })
  return [...own, ...all.flatMap(inTextOf)]
}

function inTextOf({
  type,
  document,
}: {
  type: ContentType
  document: PicturedDocument
}): PictureSource[] {
  const { id } = subjectOf(type, document)
  return (document.photosInText ?? []).map((photo) => textPictureSource(type.folder, id, photo))
}

/** The documents of a type; a type with only one has no list. */
async function readGenerated(name: string): Promise<PicturedDocument[]> {
  const file = path.join(generatedDir('readers'), name, '_index.json')
  return [JSON.parse(await readFile(file, 'utf8'))].flat()
}
