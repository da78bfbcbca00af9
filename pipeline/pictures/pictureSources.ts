import type { Catalogue } from '../../languages/languages.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import { pictureSource } from './describePicture.ts'
import type { PicturePhoto } from './pictureName.ts'
import { textPictureSource } from './textPictures.ts'
import { subjectOf } from './subjectOf.ts'

interface PicturedDocument extends Readonly<Record<string, unknown>> {
  type?: string
  photo?: PicturePhoto
  picture?: object
  brand?: string
  photosInText?: PicturePhoto[]
}

export function pictureSources(documents: readonly PicturedDocument[], words: Catalogue) {
  const brand = documents.find((document) => document.brand !== undefined)?.brand ?? ''
  return documents.flatMap((document) => {
    const type = contentTypes.find(({ name }) => name === document.type)
    if (!type) return []
    const { photo, picture = {}, photosInText = [] } = document
    const subject = { ...subjectOf(type, document), photo }
    const inText = photosInText.map((each) => textPictureSource(type.folder, subject.id, each))
    if (!('name' in picture)) return inText
    return [pictureSource(type.folder, subject, { brand, words }), ...inText]
  })
}
