import type { WrittenAmount } from '../../../src/cooking/cookingData.ts'
import { useOf } from '../foods/describingWords.ts'
import { readIngredient } from './readIngredient.ts'
import { pluralOf, singularOf } from '../words/inflect.ts'
import {
  amountGroups,
  type AmountGroup,
  fixedAmount,
  isFixedKind,
  withDensity,
} from '../amounts/amountGroups.ts'
import { readRange } from '../amounts/measures.ts'
import { matchAt } from '../amounts/numbers.ts'

/** Matches text before a count: `Juice of ` in `Juice of ½ lemon`. */
const BEFORE_COUNT =
  /^(?:about |[\p{L} ]*\b(?:juice|peel|zest) of )?|\band (?=\d)|, about (?=\d+(?: (?:large|medium|small))?$)/giu
const BEHIND_COUNT = / ?[x×(]| [^%]|$/y

const WHOLE = /^(?:egg|yolk|pinch|dash|handful|splash|drop)$/i
const EGG_WHITE = /\begg whites?\b/i

/** Matches the text between a number and the size of each: `2 x 400 g tins`. */
const SIZED = /^(?: ?[x×] ?| \(| )$/

/** Finds counts in a line, if `readIngredient` understands the line. */
export function writtenCounts(line: string): WrittenAmount[] {
  if (readIngredient(line).amounts.length === 0) return []
  const groups = amountGroups(line)
  return [...line.matchAll(BEFORE_COUNT)].flatMap(({ 0: before, index }): WrittenAmount[] => {
    const start = index + before.length
    const count = readRange(line, start)
    if (!count || !matchAt(BEHIND_COUNT, line, count.end)) return []
    if (groups.some((group) => group.start === start)) return []
    const { end, ...range } = count
    const size = groups.find((group) => SIZED.test(line.slice(end, group.start)))
    const noun = nounBehind(line, size?.end ?? end, range.upTo ?? range.quantity)
    const one = noun?.one ?? ''
    const isWhole = WHOLE.test(one) || (/^white$/i.test(one) && EGG_WHITE.test(line))
    const unit = isWhole ? 'whole' : 'count'
    return [{ measures: [{ span: [start, end], ...range, unit }], ...(noun && { noun }) }]
  })
}

const NAME_ENDS = /[,;:(]| (?:in|for|from|with|without|of (?!the\b)|cut|at|to|about|plus|and|or)\b/i

const ADJECTIVE = /^(?:small|medium|large|ripe|whole)$/i

function nounBehind(line: string, end: number, quantity: number): WrittenAmount['noun'] {
  const from = end + adjectivesAt(line.slice(end))
  const stretch = line.slice(from)
  const name = stretch.slice(0, NAME_ENDS.exec(stretch)?.index ?? stretch.length)
  const words = [...name.matchAll(/\p{L}+(?:['’]\p{L}+)?/gu)]
  const counted =
    words.find(({ 0: word }) => useOf(word.toLowerCase()) === 'container') ?? words.at(-1)
  if (!counted || ADJECTIVE.test(counted[0])) return undefined
  const [word] = counted
  const start = from + counted.index
  const one = singularOf(word)
  // A plural after one or less is not counted in pieces: `1 mixed herbs`.
  if (quantity <= 1 && one !== word) return undefined
  return { span: [start, start + word.length], one, many: quantity > 1 ? word : pluralOf(word) }
}

/**
 * Containers and parts can be counted, so they are not adjectives: `4 drumsticks, about 1 pound`.
 */
function isAdjective(word: string): boolean {
  const use = useOf(word)
  return use !== undefined && use !== 'container' && use !== 'part'
}

function adjectivesAt(text: string): number {
  const [part = ''] = /^[^,(]*, /.exec(text) ?? []
  const words = part.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length === 0 || !words.every(isAdjective)) return 0
  return part.length + adjectivesAt(text.slice(part.length))
}

export function ingredientAmounts(line: string): WrittenAmount[] {
  const counts = writtenCounts(line)
  const groups = amountGroups(line).flatMap((group): WrittenAmount[] =>
    isFixedKind(group) || isSize(line, group, counts)
      ? fixedAmount(group)
      : [withDensity(readIngredient(line), group.measures)],
  )
  return [...counts, ...groups].toSorted((a, b) => startOf(a) - startOf(b))
}

function startOf({ measures }: WrittenAmount): number {
  return measures[0]?.span[0] ?? 0
}

const IS_EACH = /^\)? each\b/i
const ENDS_WITH_EACH = /\b(?:each(?: about)?|into|in) (?:about )?$/i
/** A size after a single package belongs to the package: `1 can chickpeas, 15 ounces (425 g)`. */
const PACKED = /\b(?:bag|block|bottle|box|can|carton|jar|pack|package|packet|tin|tub)\b/i

/** Returns whether the group is the size of one thing, which does not scale with their number. */
function isSize(line: string, { start, end }: AmountGroup, counts: readonly WrittenAmount[]) {
  const before = line.slice(0, start)
  if (IS_EACH.test(line.slice(end)) || ENDS_WITH_EACH.test(before)) return true
  return counts.some(({ measures }) => {
    const [count] = measures
    if (!count) return false
    const between = line.slice(count.span[1], start)
    return (
      SIZED.test(between) || (count.quantity === 1 && PACKED.test(between) && between.includes(','))
    )
  })
}
