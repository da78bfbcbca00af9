import { placeOfPath, stepsOf } from '../read/placedTexts.ts'
import type { Complain } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'
import { isFarAbove, sentencesOf, stepTimes } from './stepTimes.ts'

/** Minutes; shorter waits are part of the work. */
const LONG_REST = 45

const WAITS = /\b(chill|cool|freeze|marinate|proof|refrigerate|rest|rise|room temperature|soak)\b/i
const HEATS = /\b(bake|boil|braise|cook|roast|simmer|smoke|steam)\b/i

/** Minutes of sentences about waiting and not about heat. */
export function restIn(steps: readonly string[]): number {
  const waiting = sentencesOf(steps).filter((one) => WAITS.test(one) && !HEATS.test(one))
  return stepTimes(waiting).least
}

export function checkRest(document: ReadDocument, complain: Complain): void {
  const { prepTime, cookTime, restTime, restKind } = document.values
  if (typeof prepTime !== 'number' || typeof cookTime !== 'number') return
  if (restTime !== undefined) return
  if (typeof restKind === 'string') {
    const what = `“restKind” is ${restKind}, but there is no “restTime”, so readers see neither.`
    const fix = 'Write how many minutes it takes as “restTime”, or remove “restKind”.'
    complain(placeOfPath(document, 'restKind'), 'half-rest', what, fix)
  }
  const steps = stepsOf(document).map(({ text }) => text)
  const minutes = restIn(steps)
  // `checkStepTimes` reports such times.
  if (minutes < LONG_REST || isFarAbove(stepTimes(steps).least, prepTime + cookTime)) return
  const what = `The steps let it wait for ${minutes} minutes, but there is no “restTime”.`
  const fix = 'Write them as “restTime”; “prepTime” and “cookTime” are without them.'
  complain(placeOfPath(document, 'prepTime'), 'hidden-rest', what, fix)
}
