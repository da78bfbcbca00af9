import type { StepTimer } from '../../../src/cooking/cookingData.ts'
import { type GermanNumber, germanNumberAt, germanNumbersIn } from './germanNumbers.ts'

const UNITS: readonly (readonly [unit: RegExp, seconds: number])[] = [
  [/^ (?:gute |knappe )?Viertelstunde(?!\p{L})/iu, 900],
  [/^ (?:gute |knappe )?Dreiviertelstunde(?!\p{L})/iu, 2700],
  [/^ ?[-‑]?(?:volle[nr]? |gute[nr]? |weitere[nr]? )?(?:Stunden?|Std\.?|h)(?!\p{L})/iu, 3600],
  [/^ ?(?:volle[nr]? |gute[nr]? |weitere[nr]? )?(?:Minuten?|Min\.?)(?!\p{L})/iu, 60],
  [/^ ?(?:weitere[nr]? )?(?:Sekunden?|Sek\.?)(?!\p{L})/iu, 1],
]
/** Matches words before a time that is no wait: `alle `, `in den letzten `. */
const AFTER_LIMIT =
  /\b(?:alle|jede[nrs]?|innerhalb (?:von|der nächsten)|letzten?|letzter|ersten?|nach|höchstens|maximal|max\.|bis zu|pro|am Ende der) (?:ca\. |etwa )?$/i
/** Matches what makes a duration a point in time: `30 Minuten vor dem Servieren`. */
const BEFORE_POINT =
  /^ (?:vor (?!sich)|vorher\b|zuvor\b|früher\b|später ist\b|im Voraus\b|haltbar\b)/i
/** Joins hours and their minutes: `1 Stunde und 20 Minuten`, `1 Std. 30 Min.` */
const JOINT = /^(?: und |, | )/i

/** Finds the times for which a cook waits, in German steps. */
export function germanTimers(step: string): StepTimer[] {
  const timers: StepTimer[] = []
  for (const number of germanNumbersIn(step)) {
    if (number.start < (timers.at(-1)?.span[1] ?? 0)) continue
    const timer = timerAt(step, number)
    if (timer && isWait(step, timer)) timers.push(timer)
  }
  return timers
}

function timerAt(step: string, number: GermanNumber): StepTimer | undefined {
  const unit = unitBehind(step, number.end)
  if (!unit) return undefined
  const rest = smallerPart(step, unit)
  const seconds = number.quantity * unit.seconds + (rest?.seconds ?? 0)
  const timer: StepTimer = { span: [number.start, rest?.end ?? unit.end], seconds }
  if (number.upTo !== undefined) timer.upTo = number.upTo * unit.seconds
  return timer
}

type TimeUnit = NonNullable<ReturnType<typeof unitBehind>>

function unitBehind(step: string, at: number) {
  for (const [pattern, seconds] of UNITS) {
    const found = pattern.exec(step.slice(at))
    if (found) return { seconds, end: at + found[0].length }
  }
  return undefined
}

function smallerPart(step: string, above: TimeUnit): TimeUnit | undefined {
  const [joint = ''] = JOINT.exec(step.slice(above.end)) ?? []
  const number = joint === '' ? undefined : germanNumberAt(step, above.end + joint.length)
  const unit = number && unitBehind(step, number.end)
  if (!unit || unit.seconds >= above.seconds) return undefined
  return { seconds: number.quantity * unit.seconds, end: unit.end }
}

function isWait(step: string, { span: [start, end] }: StepTimer): boolean {
  return !AFTER_LIMIT.test(step.slice(0, start)) && !BEFORE_POINT.test(step.slice(end))
}
