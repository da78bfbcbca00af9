import type { StepTimer } from '../../../src/cooking/cookingData.ts'
import { durationsIn } from './findDurations.ts'

/** Shorter times get no timer: `stir for a second or two`. */
const MIN_SECONDS = 5

const FILLERS = '(?:(?:about|around|an?|the|for|roughly|approximately|only) )*'
const LIMITS = [
  'every|within|up to|under|max(?:imum)?|last|final|these|those|than|per|for over|ready in',
  'keeps?(?: \\w+)? for|(?:prep|preparation|cook|cooking|baking|total) time:?',
  'at(?: \\d+ and)?(?! least)',
].join('|')
/** Matches text before a limit, an interval or a part of a wait: `for the last `. */
const AFTER_LIMIT = new RegExp(`\\b(?:${LIMITS}) ${FILLERS}$`, 'i')
/** Matches text before the unit of a rate: `twice ` in `twice a minute`. */
const RATE = /\b(?:times|once|twice) $/i
/** Matches text after a wait per side or batch: `at 3 minutes per side`. */
const PER_BATCH = /^ (?:per|an?|each|on each) (?:side|batch)\b/i
const POINT_IN_TIME = /\bat $/i
/** Matches text that makes a duration a point in time or a comparison: `5 minutes later it is`. */
const BEFORE_COMPARISON =
  /^ (?:less\b|short of\b|early\b|ahead\b|in advance\b|apart\b|ago\b|old\b|later (?:it|they) (?:is|are)\b|per (?:\d|pound|lb|kilo|kg)|to the (?:pound|kilo))/i
/** Makes a duration a point in time, unless `WAITS` matches the text before it. */
const IS_BEFORE = /^ before\b/i
const WAITS =
  /\b(?:for|wait|rest|stand|sit|cool|chill|soak|least|another) (?:about |at least )?$|\b(?:allow|give|leave|let)\b[^.;:]*$/i
/** Matches a hyphenated duration, which may describe anything: `20-minute recipe`. */
const HYPHEN = /\d[-‑](?:hour|minute|second)$/i
/** Matches the noun that a duration describes as a wait: `20-minute simmer`. */
const WAIT_NOUN =
  /^ (?:bake|boil|braise|chill|cook|cool|ferment|freeze|infusion|knead|marinade|nap|pause|proof|prove|rest|rise|roast|simmer|sit|soak|spell|stand|steam|steep|wait)\b/i

function isWait(text: string, { span: [start, end], seconds }: StepTimer): boolean {
  if (seconds < MIN_SECONDS || /days?$/i.test(text.slice(start, end))) return false
  const before = text.slice(0, start)
  const behind = text.slice(end)
  if (POINT_IN_TIME.test(before) && PER_BATCH.test(behind)) return true
  if (AFTER_LIMIT.test(before) || BEFORE_COMPARISON.test(behind)) return false
  if (RATE.test(before) && /^an? /i.test(text.slice(start))) return false
  if (IS_BEFORE.test(behind) && !WAITS.test(before)) return false
  if (HYPHEN.test(text.slice(start, end))) return WAIT_NOUN.test(behind)
  return true
}

/** Finds durations that get timers; docs/decisions/cooking-data.md lists the exceptions. */
export function stepTimers(step: string): StepTimer[] {
  return durationsIn(step).filter((duration) => isWait(step, duration))
}
