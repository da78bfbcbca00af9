import type { Catalogue } from '../../languages/languages.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import { pictureSource } from './describePicture.ts'
import type { PicturePhoto, PictureSource } from './pictureName.ts'
import { textPictureSource } from './textPictures.ts'
import { subjectOf } from '../content/documents/subjectOf.ts'

interface PicturedDocument extends Readonly<Record<string, unknown>> {
  type?: string
  photo?: PicturePhoto
  picture?: object
  brand?: string
  photosInText?: PicturePhoto[]
}

/** Returns the inputs of every picture of the compiled documents. */
export function pictureSources(
  documents: readonly PicturedDocument[],
  words: Catalogue,
): PictureSource[] {
  const all = documents.flatMap((document) => {
    const type = contentTypes.find(({ name }) => name === document.type)
    return type ? [{ type, document }] : []
  })
  const brand = all.find(({ document }) => document.brand !== undefined)?.document.brand ?? ''
  const ofDocuments = all
    .filter(({ document }) => document.picture && 'name' in document.picture)
    .map(({ type, document }) => {
      const subject = { ...subjectOf(type, document), photo: document.photo }
      return pictureSource(type.folder, subject, { brand, words })
    })
  const inTexts = all.flatMap(({ type, document }) => {
    const { id } = subjectOf(type, document)
    return (document.photosInText ?? []).map((photo) => textPictureSource(type.folder, id, photo))
  })
  return [...ofDocuments, ...inTexts]
}
