import type { WaitWords } from './waitWords.ts'

export interface WrittenTime {
  /** The index among the step's timers. */
  timer: number
  start: number
  end: number
  minutes: number
}

/** In minutes; the cook stays at the stove for shorter waits. */
const MIN_WAIT = 4
/** Cooking for this many minutes does not need the cook at the stove. */
const LONG_COOKING = 10
const LONG_WATCH = 30
/** Matches text after a part of a longer time. */
const AT_A_TIME = /^ at a time\b/

type Kind = keyof WaitWords['verbs']
const KINDS: readonly Kind[] = ['heat', 'cook', 'rest', 'busy']

/** Adds up the minutes of work and waiting in a sentence. */
export function sumHandsAndWaits(text: string, times: readonly WrittenTime[], words: WaitWords) {
  const read = { hands: 0, wait: 0, isHot: false }
  if (words.otherwise.test(text)) return read
  for (const { start, end, minutes } of times) {
    if (words.pointInTime.test(text.slice(0, start)) || AT_A_TIME.test(text.slice(end))) continue
    const kind = kindAt(text, start, words)
    read[leavesHandsFree(kind, minutes, text, words) ? 'wait' : 'hands'] += minutes
    read.isHot = kind === 'heat' || kind === 'cook'
  }
  return read
}

/** Returns the kind of a time's verb: the nearest one before it, or after it in German. */
function kindAt(text: string, at: number, { verbs, isVerbLast }: WaitWords): Kind {
  const found = KINDS.flatMap((kind) =>
    [...text.matchAll(verbs[kind])].map(({ index }) => ({ kind, index })),
  ).toSorted((a, b) => a.index - b.index)
  const before = found.findLast(({ index }) => index < at)
  const behind = found.find(({ index }) => index >= at)
  return (isVerbLast ? (behind ?? before) : (before ?? behind))?.kind ?? 'busy'
}

function leavesHandsFree(kind: Kind, minutes: number, text: string, words: WaitWords): boolean {
  if (words.inOven.test(text) && kind !== 'rest') return true
  if (minutes < MIN_WAIT || kind === 'busy') return false
  if (kind === 'rest') return true
  const isWatched = words.watched.test(text) && !words.nowAndThen.test(text)
  if (isWatched && minutes < LONG_WATCH) return false
  return kind === 'heat' || minutes >= LONG_COOKING || words.covered.test(text)
}
