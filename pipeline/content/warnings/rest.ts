import { placeOfPath, stepsOf } from '../read/placedTexts.ts'
import type { Complain } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'
import { isFarAbove, sentencesOf, stepTimes } from './stepTimes.ts'

/** Shorter waits fall between other work, and are part of it. */
const LONG_REST = 45

const WAITS = /\b(chill|cool|freeze|marinate|proof|refrigerate|rest|rise|room temperature|soak)\b/i
const HEATS = /\b(bake|boil|braise|cook|roast|simmer|smoke|steam)\b/i

/** The minutes that steps of a recipe let it wait: of each sentence about waiting and not about heat. */
export function restIn(steps: readonly string[]): number {
  const waiting = sentencesOf(steps).filter((one) => WAITS.test(one) && !HEATS.test(one))
  return stepTimes(waiting).least
}

/** Warns of a recipe that lets its readers take waiting for work, or names a rest without its time. */
export function checkRest(document: ReadDocument, complain: Complain): void {
  const { prepTime, cookTime, restTime, restKind } = document.values
  if (typeof prepTime !== 'number' || typeof cookTime !== 'number') return
  if (restTime !== undefined) return
  if (typeof restKind === 'string') {
    complain(
      placeOfPath(document, 'restKind'),
      'half-rest',
      `“restKind” is ${restKind}, but there is no “restTime”, so readers see neither.`,
      'Write how many minutes it takes as “restTime”, or remove “restKind”.',
    )
  }
  const steps = stepsOf(document).map(({ text }) => text)
  const minutes = restIn(steps)
  // Where the times are far too short for the steps, `checkStepTimes` says so, and asks for the rest.
  if (minutes < LONG_REST || isFarAbove(stepTimes(steps).least, prepTime + cookTime)) return
  complain(
    placeOfPath(document, 'prepTime'),
    'hidden-rest',
    `The steps let it wait for ${minutes} minutes, but there is no “restTime”.`,
    'Write them as “restTime”; “prepTime” and “cookTime” are without them.',
  )
}
