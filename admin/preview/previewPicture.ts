import { asText } from '../../pipeline/content/documents/document.ts'
import { chooseCover } from '../../pipeline/pictures/cover/chooseCover.ts'
import { subjectOf } from '../../pipeline/content/documents/subjectOf.ts'
import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import type { PictureData } from '../../src/content/picture.ts'
import { type Folder, kindOf } from '../../src/kinds/kinds.ts'
import { ownPicture, type SiteData } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

/** Its image or photo where this window can show it, else its cover. */
export function previewPicture(
  folder: Folder,
  values: Values,
  before: Values | undefined,
  site: SiteData,
): PictureData {
  const focus = asText(values.imageFocus)
  const focused = focus === undefined ? {} : { focus }
  const image = asText(values.image ?? values.imageDesc) ?? ''
  if (isImageAddress(image)) return { address: image, ...focused }
  const photo = values.image === undefined ? undefined : site.photo(image)
  if (photo !== undefined) return { address: photo, ...focused }
  const published = before && ownPicture(site, folder, values)
  if (published && values.image !== undefined && before.image === values.image) {
    return { ...published, ...focused }
  }
  return { name: '', color: '', cover: chooseCover(folder, subjectOf(kindOf(folder), values)) }
}
