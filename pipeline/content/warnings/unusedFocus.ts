import { isImageAddress } from '../../../src/addresses/pictureFiles.ts'
import type { ReadDocument } from '../read/document.ts'
import { textsAt } from '../read/placedTexts.ts'
import type { Complain } from '../report/problem.ts'

/** Covers have no point to keep. */
export function checkUnusedFocus(
  document: Pick<ReadDocument, 'values' | 'placed'>,
  complain: Complain,
): void {
  const { image, imageDesc } = document.values
  if (image !== undefined || isImageAddress(String(imageDesc ?? ''))) return
  for (const { place } of textsAt(document, /^imageFocus$/)) {
    const what = '“imageFocus” is the point of a picture, but “image” names none.'
    complain(place, 'unused-focus', what, 'Name the picture in “image”, or remove “imageFocus”.')
  }
}
