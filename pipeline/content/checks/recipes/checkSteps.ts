import { isStepHeading } from '../../../../src/content/recipeGroups.ts'
import { durationsIn } from '../../../cooking/steps/findDurations.ts'
import { foodNamesOf } from '../../../cooking/ingredients/foodNamesOf.ts'
import { namesOfWords } from '../../../cooking/words/singularWords.ts'
import { usedIngredients } from '../../../cooking/steps/usedIngredients.ts'
import { isDescribing } from '../../../cooking/foods/describingWords.ts'
import { recipeFields } from '../../documents/recipeFields.ts'
import { ingredientsOf, placeOfPath, stepsOf } from '../../documents/placedTexts.ts'
import { type Report, quote } from '../../../problems/problem.ts'
import type { ReadDocument } from '../../documents/document.ts'

export function checkSteps(document: ReadDocument, report: Report) {
  const entries = stepsOf(document)
  for (const { text, place } of entries) {
    if (!isStepHeading(text) || /[\p{L}\p{N}]/u.test(text)) continue
    const what = `${quote(text)} is a heading without a name.`
    report(place, 'unnamed-heading', what, 'Name its part, as in “For the dough:”, or remove it.')
  }
  const [first] = entries
  if (!first || entries.some(({ text }) => !isStepHeading(text))) return
  const what = 'What ends in a colon is a heading, and “instructions” holds nothing else.'
  const fix = 'Write the steps below their headings, or end them with a full stop.'
  report(first.place, 'no-steps', what, fix)
}

/** A heading without steps may be a step that ends in a colon. */
export function checkEmptyGroups(document: ReadDocument, report: Report) {
  const entries = stepsOf(document)
  for (const [index, { text, place }] of entries.entries()) {
    const next = entries[index + 1]
    if (!isStepHeading(text) || (next && !isStepHeading(next.text))) continue
    const what = `${quote(text)} ends in a colon and is a heading, but no step follows it.`
    report(place, 'empty-group', what, 'Write its steps below it, or end it with a full stop.')
  }
}

/** Matches words before a time that is a limit, or a part of another time. */
const NO_TIME_OF_ITS_OWN =
  /\b(after|every|final|first|for the next|in the next|keeps?|last|next|under|up to|within)( \w+){0,3} $/i
/** Matches sentences about parallel work, alternatives or storage. */
const BESIDE =
  /\b(ahead|alternatively|beforehand|during|freez|if|instead|keeps?|leftovers?|meanwhile|or overnight|stores?|while)\b/i

/** The longest night; a shorter one is possible, so `least` does not count it. */
const OVERNIGHT_MINUTES = 720

function splitSentences(steps: readonly string[]): string[] {
  return steps.flatMap((step) => step.split(/(?<=[.!?;])\s+/))
}

/** Adds up minutes: `most` counts every time, `least` leaves out the doubtful ones. */
export function stepTimes(steps: readonly string[]) {
  const times = { least: 0, most: 0 }
  for (const sentence of splitSentences(steps)) {
    const isBeside = BESIDE.test(sentence)
    if (/\bovernight\b/i.test(sentence)) times.most += OVERNIGHT_MINUTES
    for (const { span, seconds, upTo = seconds } of durationsIn(sentence)) {
      times.most += upTo / 60
      const isPart = isBeside || NO_TIME_OF_ITS_OWN.test(sentence.slice(0, span[0]))
      if (!isPart) times.least += seconds / 60
    }
  }
  return { least: Math.round(times.least), most: Math.round(times.most) }
}

const FAR_ABOVE = { times: 1.5, minutes: 30 }
/** Generous, since many steps only say “until tender”. */
const FAR_BELOW = { times: 1 / 4, minutes: 60 }

function isFarAbove(least: number, total: number): boolean {
  return least > FAR_ABOVE.times * total && least > FAR_ABOVE.minutes + total
}

export function checkStepTimes(document: ReadDocument, report: Report) {
  const { totalTime: total, restTime = 0 } = recipeFields(document.values)
  const steps = stepsOf(document).map(({ text }) => text)
  if (total === undefined || steps.length === 0) return
  const names = restTime > 0 ? '“prepTime”, “cookTime” and “restTime”' : '“prepTime” and “cookTime”'
  const { least, most } = stepTimes(steps)
  const place = placeOfPath(document, 'prepTime')
  if (isFarAbove(least, total)) {
    const what = `The steps take at least ${least} minutes, but ${names} are ${total} together.`
    report(place, 'step-times', what, 'Give what only waits as restTime, or correct the times.')
  } else if (most < FAR_BELOW.times * total && most + FAR_BELOW.minutes < total) {
    const what = `The steps name ${most} of the ${total} minutes that ${names} are together.`
    const fix = 'Say in the steps what takes so long, or correct the times.'
    report(place, 'step-times', what, fix)
  }
}

/** Minutes; shorter waits are part of the work. */
const LONG_REST = 45

const WAITS = /\b(chill|cool|freeze|marinate|proof|refrigerate|rest|rise|room temperature|soak)\b/i
const HEATS = /\b(bake|boil|braise|cook|roast|simmer|smoke|steam)\b/i

/** Minutes of sentences about waiting and not about heat. */
export function restIn(steps: readonly string[]): number {
  const waiting = splitSentences(steps).filter((words) => WAITS.test(words) && !HEATS.test(words))
  return stepTimes(waiting).least
}

export function checkRest(document: ReadDocument, report: Report) {
  const { restKind } = document.values
  const { totalTime: total, restTime } = recipeFields(document.values)
  if (total === undefined || restTime !== undefined) return
  if (typeof restKind === 'string') {
    const what = `“restKind” is ${restKind}, but there is no “restTime”, so readers see neither.`
    const fix = 'Write how many minutes it takes as “restTime”, or remove “restKind”.'
    report(placeOfPath(document, 'restKind'), 'half-rest', what, fix)
  }
  const steps = stepsOf(document).map(({ text }) => text)
  const minutes = restIn(steps)
  // `checkStepTimes` reports these.
  if (minutes < LONG_REST || isFarAbove(stepTimes(steps).least, total)) return
  const what = `The steps let it wait for ${minutes} minutes, but there is no “restTime”.`
  const fix = 'Write them as “restTime”; “prepTime” and “cookTime” are without them.'
  report(placeOfPath(document, 'prepTime'), 'hidden-rest', what, fix)
}

const FOR_THE_TABLE = /\b(garnish|optional|serving|to serve)\b/i
const SEASONING = /\b(salt|pepper)\b/i
const SEASONS = /\bseason(s|ed|ing)?\b/i

export function unusedIngredients(ingredients: readonly string[], steps: readonly string[]) {
  const used = new Set(usedIngredients(ingredients, steps).flat())
  const text = steps.join(' ')
  const stepWords = namesOfWords(text)
  const unused = [...ingredients.entries()].filter(([index, line]) => {
    if (used.has(index) || FOR_THE_TABLE.test(line)) return false
    return !(SEASONING.test(line) && SEASONS.test(text)) && !isNamed(line, stepWords)
  })
  return unused.map(([index]) => index)
}

/** “Oiled” names oil. */
function isNamed(ingredient: string, stepWords: readonly string[]): boolean {
  const names = foodNamesOf(ingredient)
    .flat()
    .filter((name) => name === 'oil' || !isDescribing(name))
  return names.length === 0 || names.some((name) => stepWords.some((word) => word.startsWith(name)))
}

export function checkUnusedIngredients(document: ReadDocument, report: Report) {
  const ingredients = ingredientsOf(document)
  const steps = stepsOf(document)
  // Missing steps are reported as an error.
  if (steps.length === 0) return
  const unused = unusedIngredients(
    ingredients.map(({ text }) => text),
    steps.map(({ text }) => text),
  )
  for (const { text, place } of unused.flatMap((index) => ingredients[index] ?? [])) {
    const what = `No step names the ingredient ${quote(text)}.`
    report(place, 'unused-ingredient', what, 'Name it in the step that uses it, or remove it.')
  }
}
