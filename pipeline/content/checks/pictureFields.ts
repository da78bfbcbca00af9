import { textsAt, titleOf } from '../documents/placedTexts.ts'
import { PICTURE_ENDING } from '../documents/photoLimits.ts'
import type { ReportProblem } from '../report/problem.ts'
import type { ReadDocument } from '../documents/document.ts'
import { isImageAddress } from '../../../src/addresses/pictureFiles.ts'

const FIX = 'Write in words what it shows, for those who cannot see it.'

/** Warns when the description of a picture is an address, a file name or the title. */
export function checkAltText(document: ReadDocument, report: ReportProblem): void {
  const title = titleOf(document)?.text.toLowerCase()
  for (const { text, place } of textsAt(document, /^imageDesc$/)) {
    const reason = whyNoWords(text, title)
    if (reason) report(place, 'missing-alt-text', `“imageDesc” ${reason}.`, FIX)
  }
}

function whyNoWords(text: string, title: string | undefined): string | undefined {
  if (/^https?:\/\//.test(text)) return 'is an address, so the picture has no words'
  if (/^\S+$/.test(text) && PICTURE_ENDING.test(text)) return 'is the name of a file'
  if (text.toLowerCase() === title) return 'only repeats the title'
  return undefined
}

/** Warns of a focus point without a photo. */
export function checkUnusedFocus(
  document: Pick<ReadDocument, 'values' | 'placed'>,
  report: ReportProblem,
): void {
  const { image, imageDesc } = document.values
  if (image !== undefined || isImageAddress(String(imageDesc ?? ''))) return
  for (const { place } of textsAt(document, /^imageFocus$/)) {
    const what = '“imageFocus” is the point of a picture, but “image” names none.'
    report(place, 'unused-focus', what, 'Name the picture in “image”, or remove “imageFocus”.')
  }
}
