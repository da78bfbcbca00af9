import path from 'node:path'
import { describePicture } from '../../pictures/describePicture.ts'
import type { CheckedPhoto, PicturePhoto } from '../../pictures/pictureName.ts'
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

type CompiledDocument = Awaited<ReturnType<typeof compileDocument>>

/** The documents of an audience, as pages import them. */
export function compileDocuments(
  { documents, photos, photosInTexts }: Content,
  audience: Audience,
): Promise<CompiledDocument[]> {
  const brand = asText(siteOf(documents)?.values.brand) ?? ''
  const compiling = withNavigation(documentsFor(documents, audience)).map((document) => {
    const own = photos.get(document.file)
    const inText = photosInTexts.get(document.file)
    return compileDocument(document, { own, inText }, brand)
  })
  return Promise.all(compiling)
}

interface DocumentPhotos {
  own: CheckedPhoto | undefined
  inText: TextPhotos | undefined
}

function compileText({ type, values }: AudienceDocument, photos: TextPhotos) {
  const body = values[type.bodyField ?? '']
  if (type.bodyField === undefined || body === undefined || !isBody(body)) return {}
  const id = referenceTo({ type, values })?.key
  const sourceOf = (photo: PicturePhoto) => textPictureSource(type.folder, id, photo)
  const used = [...photos.values()].map(({ file, hash }) => ({ file, hash }))
  return { [type.bodyField]: withTextPictures(body, photos, sourceOf), photosInText: used }
}

async function compileDocument(
  audienceDocument: AudienceDocument,
  photos: DocumentPhotos,
  brand: string,
) {
  const { file, type, values, publicationBadge } = audienceDocument
  const { dir, name, base } = path.posix.parse(file)
  // Only the content check reads this field.
  const { acknowledge: _acknowledge, ...shown } = values
  const { image: address, imageDesc: words } = values
  const image = { image: asText(address), imageDesc: asText(words), photo: photos.own }
  return {
    ...shown,
    ...(photos.inText && compileText(audienceDocument, photos.inText)),
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
