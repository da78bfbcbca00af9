import type { RecipeCooking } from '../../../src/cooking/cookingData.ts'
import { placeDish } from '../../../src/cooking/dinner/placeDish.ts'
import type { OvenHeat, RecipeTask } from '../../../src/cooking/dinner/tasks.ts'
import { isStepHeading } from '../../../src/content/recipeGroups.ts'
import type { Language } from '../../../languages/languages.ts'
import { heatOf, preheatIn } from './readOven.ts'
import { sumHandsAndWaits, type WrittenTime } from './readWaits.ts'
import { WAIT_WORDS, type WaitWords } from './waitWords.ts'

interface RecipeTimes {
  instructions: readonly string[]
  cooking: RecipeCooking
  /** Minutes from the first step to the table. */
  total: number
  /** Minutes of the total in which the dish rests. */
  rest: number
}

/** A task before `shareMinutes` assigns its minutes. */
interface Draft extends RecipeTask {
  letters: number
  isMeanwhile?: boolean
}

/** Finds the work and waits of a recipe, for planning several dishes. */
export function describeTasks(recipe: RecipeTimes, language: Language): RecipeTask[] {
  const words = WAIT_WORDS[language]
  const drafts: Draft[] = []
  let heat: OvenHeat | undefined
  let preheatingTask: Draft | undefined
  const sentences = timedSentences(recipe, words)
  let untimedRest = recipe.rest
  for (const { wait, isHot } of sentences) untimedRest -= isHot ? 0 : wait
  for (const { step, start, text, times, hands, isHot, wait: timedWait } of sentences) {
    const takesRest = untimedRest > 0 && timedWait === 0 && restsForDays(text, words)
    const wait = takesRest ? untimedRest : timedWait
    if (takesRest) untimedRest = 0
    const last = drafts.at(-1)
    // A task ends with its wait; a later sentence that begins new work starts another task.
    const continuesTask =
      last?.step === step && (last.wait === undefined || !startsTask(text, hands + wait, words))
    const draft: Draft = continuesTask ? last : { step, hands: 0, letters: 0 }
    if (!continuesTask) drafts.push(draft)
    if (!continuesTask && start > 0) draft.at = start
    if (draft.wait === undefined && words.meanwhile.test(text)) draft.isMeanwhile = true
    draft.letters += text.length
    draft.hands += hands
    if (wait > 0) draft.wait = (draft.wait ?? 0) + wait
    if (wait > 0) draft.timer = times.at(-1)?.timer
    if (isHot) draft.isHot = true
    else if (wait > 0) delete draft.isHot
    // The oven keeps its temperature until a later sentence names another one.
    const preheated = preheatIn(text, words)
    if (preheated) [heat, preheatingTask] = [preheated, draft]
    if (wait === 0 || !words.inOven.test(text)) continue
    if (preheatingTask && preheatingTask !== draft) preheatingTask.heats ??= drafts.indexOf(draft)
    draft.oven = heatOf(text, heat, times[0]?.start ?? 0)
    heat = draft.oven && { ...draft.oven, degrees: draft.oven.second ?? draft.oven.degrees }
    delete heat?.second
  }
  return shareMinutes(linkMeanwhile(drafts), recipe.total)
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

function timedSentences({ instructions, cooking }: RecipeTimes, words: WaitWords) {
  const steps = instructions.filter((text) => !isStepHeading(text))
  return steps.flatMap((whole, index) => {
    const shown = whole.replaceAll(words.noOven, (pot) => '_'.repeat(pot.length))
    return [...SENTENCES.segment(shown)].map(({ segment: text, index: start }) => {
      const times = (cooking.steps[index]?.timers ?? []).flatMap(
        ({ span: [from, to], seconds, upTo = seconds }, timer): WrittenTime[] => {
          const isHere = from >= start && from < start + text.length
          return isHere ? [{ timer, start: from - start, end: to - start, minutes: upTo / 60 }] : []
        },
      )
      const { hands, wait, isHot } = sumHandsAndWaits(text, times, words)
      return { step: index + 1, start, text, times, hands, wait, isHot }
    })
  })
}

/** Returns whether a sentence names a rest without minutes: `refrigerate overnight`. */
function restsForDays(text: string, { days, verbs }: WaitWords): boolean {
  return days.test(text) && text.search(verbs.rest) >= 0
}

/** Returns whether a sentence starts a new task; one that only says when a wait ends does not. */
function startsTask(text: string, minutes: number, { otherwise, tells, meanwhile }: WaitWords) {
  if (otherwise.test(text) || tells?.test(text)) return false
  return minutes > 0 || meanwhile.test(text) || tells !== undefined
}

/** Links “meanwhile” tasks to the wait before them. */
function linkMeanwhile(drafts: readonly Draft[]): Draft[] {
  let anchor = -1
  return drafts.map((draft, index) => {
    const during = draft.isMeanwhile && anchor >= 0 ? anchor : undefined
    if (draft.wait !== undefined) anchor = index
    // Further work in the same step comes after the wait.
    else if (during === undefined && drafts[anchor]?.step !== draft.step) anchor = -1
    return during === undefined ? draft : { ...draft, during }
  })
}

const MAX_MINUTES_PER_LETTER = 1
const ROUNDS = 30

/** Assigns minutes in proportion to text length, so that the recipe takes its total time. */
function shareMinutes(drafts: readonly Draft[], total: number): RecipeTask[] {
  let [low, high] = [0, MAX_MINUTES_PER_LETTER]
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2
    const { tasks } = placeDish({ tasks: atRate(drafts, middle) }, 0, [])
    if (Math.max(0, ...tasks.map(({ start }) => start)) > total) high = middle
    else low = middle
  }
  return atRate(drafts, low)
}

function atRate(drafts: readonly Draft[], rate: number): RecipeTask[] {
  let shared = 0
  let given = 0
  return drafts.map(({ letters, isMeanwhile: _, hands, wait, ...task }) => {
    // Carries rounding differences over to the next task.
    shared += hands + letters * rate
    const whole = Math.max(1, Math.round(shared - given))
    given += whole
    return { ...task, hands: whole, ...(wait !== undefined && { wait: Math.ceil(wait) }) }
  })
}
