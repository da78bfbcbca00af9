import path from 'node:path'
import { describePicture } from '../../pictures/describePicture.ts'
import type { PicturePhoto } from '../../pictures/pictureName.ts'
import {
  type TextPhotos,
  textPictureSource,
  withTextPictures,
} from '../../pictures/textPictures.ts'
import { subjectOf } from '../documents/subjectOf.ts'
import { asText } from '../documents/document.ts'
import { siteOf } from '../documents/knownContent.ts'
import { type Audience, type AudienceDocument, documentsFor } from './selectDocuments.ts'
import { withNavigation } from './compileNavigation.ts'
import { describeRecipe } from './describeRecipe.ts'
import { isBody, referenceTo } from '../documents/references.ts'
import type { Content } from '../read/readContent.ts'

/** The documents of an audience, as pages import them. */
export function compileDocuments(content: Content, audience: Audience) {
  const brand = asText(siteOf(content.documents)?.values.brand) ?? ''
  const shown = withNavigation(documentsFor(content.documents, audience))
  return Promise.all(shown.map((document) => compileDocument(document, content, brand)))
}

function compileText({ type, values }: AudienceDocument, photos: TextPhotos) {
  const body = values[type.bodyField ?? '']
  if (type.bodyField === undefined || body === undefined || !isBody(body)) return {}
  const id = referenceTo({ type, values })?.key
  const sourceOf = (photo: PicturePhoto) => textPictureSource(type.folder, id, photo)
  const used = [...photos.values()].map(({ file, hash }) => ({ file, hash }))
  return { [type.bodyField]: withTextPictures(body, photos, sourceOf), photosInText: used }
}

async function compileDocument(document: AudienceDocument, content: Content, brand: string) {
  const { file, type, values, publicationBadge } = document
  const { dir, name, base } = path.posix.parse(file)
  // Only the content check reads this field.
  const { acknowledge: _acknowledge, ...shown } = values
  const { image: address, imageDesc: words } = values
  const photo = content.photos.get(file)
  const image = { image: asText(address), imageDesc: asText(words), photo }
  const inText = content.photosInTexts.get(file)
  return {
    ...shown,
    ...(inText && compileText(document, inText)),
    ...(publicationBadge !== undefined && { publicationBadge }),
    ...(type.fields.image &&
      describePicture(type.folder, { ...subjectOf(type, values), ...image }, brand)),
    ...(type.folder === 'recipes' && (await describeRecipe(values))),
    _id: file,
    _raw: {
      sourceFilePath: file,
      sourceFileName: base,
      sourceFileDir: dir,
      contentType: 'data',
      flattenedPath: path.posix.join(dir, name),
    },
    type: type.name,
  }
}
