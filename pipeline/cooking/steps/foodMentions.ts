import { groupBy } from '../../../src/shared/groupBy.ts'
import { isDescribing } from '../foods/describingWords.ts'
import { namesInSteps, foodNamesOf } from '../ingredients/foodNamesOf.ts'
import { type Word, wordsWithPlaces } from '../words/singularWords.ts'

export interface Mention {
  start: number
  end: number
  ingredients: readonly number[]
}

interface NamedLine {
  index: number
  line: string
  /** All words of the line, since a step may use any of them to distinguish two lines. */
  lineWords: ReadonlySet<string>
  plainNames: ReadonlySet<string>
}

/** Words after a food that turn it into a dish: the flour mixture. */
const MADE_OF = new Set(
  `batter blend bread broth butter cake cream crust curry dough dressing filling glaze icing jam marinade mash
  meringue mix mixture paste puree relish rub salad salsa sauce slurry soup stew syrup vinaigrette`.split(
    /\s+/,
  ),
)
/** A plain name means the usual kind: `salt` is `kosher salt`. */
const USUAL_KIND = new Set(
  'all purpose granulated heavy kosher neutral plain sea table virgin'.split(' '),
)
/** A plain name does not mean a finishing ingredient: `flaky salt`. */
const FOR_THE_END = /\b(?:flaky|to finish|for serving|to serve|for garnish)\b/i
const ALL_OF_A_KIND = new Set(['herb', 'root', 'spice', 'vegetable'])
/** Matches words before a food that receives something: `pour over the `. */
const ADDED_TO = /\b(?:into|on|onto|over|through|under|with) (?:all )?the $/i
/** Matches text before water that is not an ingredient: `a pot of salted `. */
const OTHER_WATER =
  /\b(?:(?:bowl|dish|kettle|pan|pot|saucepan|splash|spoonful|tablespoon or two) of(?: \w+)? |a little(?: \w+)? |ice |iced |running |simmering |salted |tap |the same |their |adding \w+ )$/i
const TO_COVER = /^ to cover\b/i
const WARMTH = /^(?:boiling|cold|cool|hot|ice|iced|lukewarm|warm)$/

export function createMentions(ingredients: readonly string[]): (text: string) => Mention[] {
  const named = ingredients.map(readNamed)
  const byName = indexByName(ingredients)
  const longest = Math.max(1, ...[...byName.keys()].map((name) => name.split(' ').length))

  function nameAt(words: readonly Word[], at: number) {
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const run = words.slice(at, at + count)
      if (run.slice(1).some(({ gap }) => !/^[ -]$/.test(gap))) continue
      const name = run.map((word) => word.name).join(' ')
      const found = byName.get(name)
      if (found) return { name, count, ingredients: found }
    }
    return undefined
  }

  /** Joins two adjacent names; the result is not a listed food if they form a third food. */
  function phraseAt(words: readonly Word[], at: number) {
    const found = nameAt(words, at)
    if (!found) return undefined
    const behind = words[at + found.count]
    if (!behind || !/^[ -]$/.test(behind.gap)) return { ...found, isFood: true }
    const next = nameAt(words, at + found.count)
    if (!next) return { ...found, isFood: behind.gap === ' ' && !MADE_OF.has(behind.name) }
    const count = found.count + next.count
    const both = found.ingredients.filter((index) => next.ingredients.includes(index))
    if (both.length > 0) return { name: found.name, count, ingredients: both, isFood: true }
    // Pasta water is still water, but lemon sugar is a third food.
    return { ...next, count, isFood: next.name === 'water' }
  }

  return (text) => {
    const words = wordsWithPlaces(text)
    const mentions: Mention[] = []
    for (let at = 0; at < words.length; at++) {
      const phrase = phraseAt(words, at)
      const [first, last] = [words[at], words[at + (phrase?.count ?? 1) - 1]]
      if (!phrase || !first || !last) continue
      const before = words.slice(Math.max(0, at - 2), at).map(({ name }) => name)
      at += phrase.count - 1
      if (!phrase.isFood || isNoIngredient(phrase.name, text, first, last)) continue
      const all = phrase.ingredients.flatMap((index) => named[index] ?? [])
      const measured = withMeasure(all, text.slice(0, first.start))
      const meant = narrow(phrase.name, measured, before.filter(isDescribing))
      if (meant.length > 0) mentions.push({ start: first.start, end: last.end, ingredients: meant })
    }
    return mentions
  }
}

function readNamed(line: string, index: number): NamedLine {
  const lineWords = new Set(wordsWithPlaces(line).map(({ name }) => name))
  if (lineWords.has('can')) lineWords.add('canned')
  if (lineWords.has('tin')) lineWords.add('tinned')
  const plainNames = new Set(foodNamesOf(line).map(undescribedName))
  return { index, line, lineWords, plainNames }
}

function indexByName(ingredients: readonly string[]): Map<string, number[]> {
  const names = ingredients.map(
    (line) => new Set(foodNamesOf(line).flatMap((words) => Array.from(namesInSteps(words)))),
  )
  return groupBy(names.keys(), (index) => names[index] ?? [])
}

function undescribedName(words: readonly string[]): string {
  const last = words.length - 1
  return words
    .filter((word, index) => index === last || (!isDescribing(word) && !USUAL_KIND.has(word)))
    .join(' ')
}

function isNoIngredient(name: string, text: string, first: Word, last: Word): boolean {
  const before = text.slice(0, first.start)
  if (ALL_OF_A_KIND.has(name)) return ADDED_TO.test(before)
  return /\bwater$/.test(name) && (OTHER_WATER.test(before) || TO_COVER.test(text.slice(last.end)))
}

/** With several lines of sugar, `the cup (200 g) of sugar` means the line with a cup. */
function withMeasure(all: readonly NamedLine[], before: string): readonly NamedLine[] {
  const [, bracket] = /(\(\d[^)]*\))(?: of)?(?: the)? (?:[\p{L}-]+ )?$/u.exec(before) ?? []
  const measured = all.filter(({ line }) => bracket !== undefined && line.includes(bracket))
  return measured.length > 0 ? measured : all
}

function narrow(name: string, all: readonly NamedLine[], before: readonly string[]): number[] {
  const warmth = before.find((word) => WARMTH.test(word))
  const asWarm = all.filter(
    ({ lineWords }) =>
      name !== 'water' ||
      warmth === undefined ||
      lineWords.has(warmth) ||
      ![...lineWords].some((word) => WARMTH.test(word)),
  )
  const described = asWarm.filter(({ lineWords }) => before.some((word) => lineWords.has(word)))
  const candidates = described.length > 0 ? described : asWarm
  const exact = candidates.filter(({ plainNames }) => plainNames.has(name))
  const chosen = exact.length > 0 ? exact : candidates
  const early = chosen.filter(({ line }) => !FOR_THE_END.test(line))
  return (early.length > 0 && described.length === 0 ? early : chosen).map(({ index }) => index)
}
