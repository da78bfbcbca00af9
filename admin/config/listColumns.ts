import { asText } from '../../src/shared/checkJson.ts'
import { publicationLabel } from '../../pipeline/content/documents/publication.ts'
import { withBase } from '../../src/addresses/base.ts'
import { PICTURE_WIDTHS, pictureAddress } from '../../src/addresses/pictureFiles.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { kindOf } from '../../src/kinds/kinds.ts'
import type { DocumentData } from '../../pipeline/textEdits/documentText.ts'
import { publishedPicture, type SiteData } from '../preview/siteData.ts'

export const THUMBNAIL = '__thumbnail'
export const DATES = '__dates'

export function listColumns(
  { folder }: Pick<ContentType, 'folder'>,
  values: DocumentData,
  { site, now, origin }: { site: SiteData; now: Date; origin: string },
): Record<string, string> {
  const kind = kindOf(folder)
  const picture = kind && publishedPicture(site, kind.folder, values)
  const label = datesLabel(values, now)
  const address =
    picture &&
    ('address' in picture ? picture.address : withBase(pictureAddress(picture.name, SMALLEST)))
  return {
    ...(address !== undefined && { [THUMBNAIL]: new URL(address, origin).href }),
    ...(label !== undefined && { [DATES]: ` · ${label}` }),
  }
}

const SMALLEST = `-${PICTURE_WIDTHS[0]}.avif`

function datesLabel({ publishAt, expireAt }: DocumentData, now: Date) {
  const dates = { publishAt: asText(publishAt), expireAt: asText(expireAt) }
  const isReadable = Object.values(dates).every((date = '1970') => !Number.isNaN(Date.parse(date)))
  return isReadable ? publicationLabel(dates, now) : undefined
}
