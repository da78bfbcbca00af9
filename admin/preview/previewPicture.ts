import { drawArt } from '@pinchwell/illustrator/draw'
import { deriveArt } from '@pinchwell/illustrator/language'
import { textOf } from '../../pipeline/content/document.ts'
import { pictureSeed } from '../../pipeline/pictures/pictureSeed.ts'
import { subjectOf } from '../../pipeline/pictures/subjectOf.ts'
import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import type { PictureData } from '../../src/content/picture.ts'
import { type Folder, kindOf } from '../../src/kinds/kinds.ts'
import { ownPicture, type SiteData } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The picture that a document will have: its image or photo, or a painting. One that is painted
 * already is shown as it is; any other is drawn here, which is how it looks before it is painted.
 *
 * @param before what the file holds; undefined for a document that has none
 */
export function previewPicture(
  folder: Folder,
  values: Values,
  before: Values | undefined,
  site: SiteData,
): PictureData {
  const image = textOf(values.image ?? values.imageDesc) ?? ''
  if (isImageAddress(image)) return { address: image }
  const photo = values.image === undefined ? undefined : site.photo(image)
  if (photo !== undefined) return { address: photo }
  const published = before && ownPicture(site, folder, values)
  const line = lineOf(folder, values)
  const isSame = before && before.image === values.image && lineOf(folder, before) === line
  if (published && isSame) return published
  return { address: drawn(pictureSeed(folder, keyOf(folder, values)), line) }
}

function lineOf(folder: Folder, values: Values): string {
  const { art, ...subject } = subjectOf(kindOf(folder), values)
  return art ?? deriveArt(folder, subject)
}

function keyOf(folder: Folder, values: Values) {
  return subjectOf(kindOf(folder), values).id ?? 'new'
}

/** The drawing that was asked for last: each key that is pressed asks for it again. */
let last = { key: '', address: '' }

function drawn(seed: string, line: string): string {
  const key = `${seed} ${line}`
  if (last.key !== key) {
    const svg = drawArt(seed, line).toSvg()
    last = { key, address: `data:image/svg+xml,${encodeURIComponent(svg)}` }
  }
  return last.address
}
