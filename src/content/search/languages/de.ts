/** The search rules for German; see en.ts. */
import { memoize } from '../../../shared/memoize.ts'

export const STOP_WORDS = new Set(
  `aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis da damit dann das
  dass dein deine dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch
  ein eine einem einen einer eines er es etwas euch euer eure fur ganz gibt hat hatte hier hochstens
  ich ihr ihre im in ins ist ja jede jedem jeden jeder jedes kann kein keine konnen man maximal mehr
  mein meine mich mir mit nach nicht noch nun nur ob oder schon sehr sein seine sich sie sind so
  sollte sowie uber um und uns unser unsere unter vom von vor wann war was wenig weniger wenn wer
  werden wie wieder wir wird wo zu zum zur`.split(/\s+/),
)

/** Unifies `kaese` with `kase`, as `käse` is without accents; keeps `sauer`, `neue`, `quelle`. */
export function unify(word: string): string {
  return word.replaceAll('ß', 'ss').replaceAll(/(?<![aeq])([aou])e/g, '$1')
}

const MIN_TAIL = 4
const MIN_HEAD = 3
const ENDING = /(?<=...)(?:e[mns]?|(?<=[elr])n)$|(?<=....)er$/

/** Cuts all endings: `pflaumen`, `nusse`, `krautern`. Different words may share a stem. */
export const stem = memoize((word: string): string => {
  if (/^eiern?$/.test(word)) return 'ei'
  let short = word
  while (ENDING.test(short)) short = short.replace(ENDING, '')
  // `kurbisse` is the plural of `kurbis`; in `eis`, `mais` and `nuss`, the s is no ending.
  return short.replace(/iss$/, 'is').replace(/(?<=...)(?<![ae]i|s)s$/, '')
})

export const stemsOf = (word: string) => [stem(word)]

export const JOINS_WORDS: boolean = true

/** Whether a compound ends in this word: `kartoffelsuppe` in `suppen`, not `schwein` in `wein`. */
export function endsIn(long: string, word: string): boolean {
  const isShort = stem(word).length < MIN_TAIL
  const [whole, tail] = isShort ? [long, word] : [stem(long), stem(word)]
  const head = whole.slice(0, -tail.length)
  const isJoined = head.length >= MIN_HEAD && /[aeiou]/.test(head) && whole.endsWith(tail)
  return isJoined && tail.length >= MIN_TAIL && long !== 'knoblauch'
}

/** Returns prefixes of compounds that begin with this word: `kartoffel` for `kartoffeln`. */
export function beginningsOf(word: string): string[] {
  return [stem(word)].filter(({ length }) => length >= MIN_TAIL)
}

export const HAS_CAPITALS: boolean = true

/** Needs no `unter` or `in`, which are stop words. */
export const TIME = /^(\d+) ?min(?:ut)?$/
export const WITHOUT = /\bohne\s+(\p{L}+)|(\p{L}+)-?frei(?:e[mnrs]?)?\b/giu

/** Returns labels such as `nussfrei`, `milchfrei`, `glutenfrei`. */
export const labelsWithout = (food: string) =>
  [food, stem(food.toLowerCase())].map((form) => `${form}frei`)
