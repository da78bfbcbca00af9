import { isStepHeading } from '../../../../src/content/recipeGroups.ts'
import { countOf } from '../../../../src/shared/textForms.ts'
import { isGroup, type ReadDocument } from '../../documents/document.ts'
import { stepsOf } from '../../documents/placedTexts.ts'
import { FILE_START, type Report } from '../../../problems/problem.ts'

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

export function checkVideo({ values, placed }: ReadDocument, report: Report): void {
  const { video } = values
  if (!isGroup(video) || values.draft === true) return
  const place = placed.find(({ path }) => path.startsWith('video.'))?.place ?? FILE_START
  if ((video.file === undefined) === (video.youtube === undefined)) {
    const what = '“video” must have either “file” or “youtube”.'
    report(place, 'half-video', what, 'Name the one that is shown.')
  } else if (video.file !== undefined && video.captions === undefined) {
    const what = 'The video has no “captions”, so those who do not hear it miss what is said.'
    const fix = 'Name a file with them, or acknowledge that nothing is said.'
    report(place, 'missing-captions', what, fix)
  }
}
