import type { NumberRules, TextRules } from '../../../src/content/schema/fields.ts'
import { normalizeUnit } from '../../../src/content/schema/nutrientUnits.ts'
import { DAY_PATTERN } from '../../../src/content/schema/dates.ts'
import { looseReference } from '../../problems/suggestWord.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The days that a text may mean: two for 3/4/2025, none for November 31. */
export function guessDays(written: string): string[] {
  const [month = ''] = /[a-z]{3,}/i.exec(written.replace(/T\d.*$/, '')) ?? []
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const [a = 0, b = 0, c = 0] = (written.match(/\d+/g) ?? []).map(Number)
  if (named > 0) return validDays([a > 31 ? [a, named, b] : [b, named, a]])
  if (a > 31) return validDays([[a, b, c]])
  const dayFirst: Day = [c, b, a]
  return validDays(written.includes('.') ? [dayFirst] : [[c, a, b], dayFirst])
}

type Day = [year: number, month: number, day: number]

function validDays(days: Day[]): string[] {
  const written = days.map((day) => day.map((part) => String(part).padStart(2, '0')).join('-'))
  return [...new Set(written.filter((day) => day.startsWith('20') && DAY_PATTERN.test(day)))]
}

const NUMBER = /^\W*(\d+(?:[.,]\d+)?) ?[a-z]*\.?( ?\/ ?5| out of 5)?$/i
const THOUSANDS = /^\d{1,3}([,.’ ]\d{3})+$/
const CLOCK = /^(\d+):([0-5]\d)$/
const DURATION =
  /^(?:(\d+(?:[.,]\d+)?) ?h(?:(?:ou)?rs?)?\.?)?,?(?: ?and)? ?(?:(\d+) ?m(?:in(?:ute)?s?)?\.?)?$/i

/** The number that a text may mean: 4,7 stars, 1,234, 1:30 or 1 hour, reviews/10. */
export function guessNumber(written: string, rules: NumberRules): number | undefined {
  const { min, max, isWhole, refersTo } = rules
  const named = refersTo && looseReference(written)
  const [, hours, minutes] = CLOCK.exec(written) ?? DURATION.exec(written) ?? []
  const [, plain] = NUMBER.exec(written) ?? []
  const numbers = [
    named && (!named.folder || named.folder === refersTo) ? named.number : undefined,
    isWhole && THOUSANDS.test(written) ? written.replaceAll(/\D/g, '') : undefined,
    isWhole && (hours ?? minutes) ? 60 * toNumber(hours) + toNumber(minutes) : undefined,
    plain && toNumber(plain),
  ]
  const meant = numbers.find((number) => number !== undefined && number !== '')
  const value = Number(meant)
  const isRight = value >= min && value <= max && Number(value.toFixed(isWhole ? 0 : 1)) === value
  return meant !== undefined && isRight ? value : undefined
}

function toNumber(written = '0'): number {
  return Number(written.replace(',', '.'))
}

/** Finds forms of a text that its rules allow: an address with https, another unit. */
export function guessTexts(written: string, { format, unit, pattern }: TextRules) {
  const isUrl = format === 'url'
  const [address] = /https?:\/\/[^\s<>")\]]+/i.exec(written) ?? []
  const isHost = /^(www\.)?[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(written)
  const [amount = ''] = /^[\d.,]+/.exec(written) ?? []
  const rounded = THOUSANDS.test(amount)
    ? amount.replaceAll(/\D/g, '')
    : String(Math.round(toNumber(amount)))
  const [, path] = /^(?:https?:\/\/[^/]+)?\/?([^?]+)$/i.exec(written) ?? []
  const [across, down, ...more] = written.match(/\d+/g) ?? []
  const dollars = /\$|usd|dollar/i.test(written) && /[\d.,]*\d/.exec(written)?.[0]
  const forms = [
    !isUrl && path && `/${path}`,
    format === 'focus' && more.length === 0 && `${across}% ${down}%`,
    dollars && `$${dollars}`,
    // Addresses with spaces get another advice.
    isUrl && address && !/^\S+ \w/.test(written) && address.replace(/^http:/i, 'https:'),
    isUrl && isHost && `https://${written}`,
    unit && amount && normalizeUnit(rounded + written.slice(amount.length), unit),
  ]
  return forms
    .filter((form) => typeof form === 'string' && pattern?.test(form) === true)
    .map(String)
}
