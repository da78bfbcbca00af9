import type { StepTimer } from '../../../src/cooking/cookingData.ts'
import type { ParsedNumber } from '../amounts/numbers.ts'
import { unitAt } from '../steps/findDurations.ts'
import { type GermanNumber, germanNumberAt, germanNumbersIn } from './germanNumbers.ts'

const UNITS: readonly (readonly [unit: RegExp, seconds: number])[] = [
  [/ (?:gute |knappe )?Viertelstunde(?!\p{L})/iuy, 900],
  [/ (?:gute |knappe )?Dreiviertelstunde(?!\p{L})/iuy, 2700],
  [/ ?[-‑]?(?:volle[nr]? |gute[nr]? |weitere[nr]? )?(?:Stunden?|Std\.?|h)(?!\p{L})/iuy, 3600],
  [/ ?(?:volle[nr]? |gute[nr]? |weitere[nr]? )?(?:Minuten?|Min\.?)(?!\p{L})/iuy, 60],
  [/ ?(?:weitere[nr]? )?(?:Sekunden?|Sek\.?)(?!\p{L})/iuy, 1],
]
/** Matches words before a time that is not a wait: `alle `, `in den letzten `. */
const AFTER_LIMIT =
  /\b(?:alle|jede[nrs]?|innerhalb (?:von|der nächsten)|letzten?|letzter|ersten?|nach|höchstens|maximal|max\.|bis zu|pro|am Ende der) (?:ca\. |etwa )?$/i
/** Matches text that turns a duration into a point in time: `30 Minuten vor dem Servieren`. */
const BEFORE_POINT =
  /^ (?:vor (?!sich)|vorher\b|zuvor\b|früher\b|später ist\b|im Voraus\b|haltbar\b)/i
/** Matches between hours and minutes: `1 Stunde und 20 Minuten`, `1 Std. 30 Min.` */
const JOINT = /^(?: und |, | )/i

/** Finds waiting times in German steps. */
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
  const unit = unitAt(step, number.end, UNITS)
  if (!unit) return undefined
  const rest = smallerPart(step, unit)
  const seconds = number.quantity * unit.value + (rest?.value ?? 0)
  const timer: StepTimer = { span: [number.start, rest?.end ?? unit.end], seconds }
  if (number.upTo !== undefined) timer.upTo = number.upTo * unit.value
  return timer
}

function smallerPart(step: string, above: ParsedNumber): ParsedNumber | undefined {
  const [joint = ''] = JOINT.exec(step.slice(above.end)) ?? []
  const number = joint === '' ? undefined : germanNumberAt(step, above.end + joint.length)
  const unit = number && unitAt(step, number.end, UNITS)
  if (!unit || unit.value >= above.value) return undefined
  return { value: number.quantity * unit.value, end: unit.end }
}

function isWait(step: string, { span: [start, end] }: StepTimer): boolean {
  return !AFTER_LIMIT.test(step.slice(0, start)) && !BEFORE_POINT.test(step.slice(end))
}
