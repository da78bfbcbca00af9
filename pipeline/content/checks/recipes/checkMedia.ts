import { isStepHeading } from '../../../../src/content/recipeGroups.ts'
import { countOf } from '../../../../src/shared/words.ts'
import { isGroup, type ReadDocument } from '../../documents/document.ts'
import { placeOfPath, stepsOf } from '../../documents/placedTexts.ts'
import type { Report } from '../../report/problem.ts'

/** Refuses a picture of a step that is not there. */
export function checkStepPictures(document: ReadDocument, report: Report): void {
  const steps = stepsOf(document).filter(({ text }) => !isStepHeading(text))
  // Missing steps are reported as an error.
  if (steps.length === 0) return
  for (const { path, value, place } of document.placed) {
    if (!/^stepPictures\[\d+\]\.step$/.test(path) || Number(value) <= steps.length) continue
    const what = `“${path}” is ${String(value)}, but there are ${countOf(steps.length, 'step')}; headings are none.`
    report(place, 'unknown-step', what, 'Write the number that the page shows beside the step.')
  }
}

/** Refuses a video that has no source, or several; warns of a file without captions. */
export function checkVideo(document: ReadDocument, report: Report): void {
  const { video } = document.values
  if (!isGroup(video) || document.values.draft === true) return
  const { file, captions, youtube } = video
  const place = placeOfPath(document, 'video.title')
  if ((file === undefined) === (youtube === undefined)) {
    const what = `“video” has ${file === undefined ? 'neither' : 'both'} “file” ${file === undefined ? 'nor' : 'and'} “youtube”.`
    report(place, 'half-video', what, 'Name the one that is shown.')
  } else if (file !== undefined && captions === undefined) {
    const what = 'The video has no “captions”, so those who do not hear it miss what is said.'
    const fix = 'Name a file with them, or acknowledge that nothing is said.'
    report(placeOfPath(document, 'video.file'), 'missing-captions', what, fix)
  }
}
