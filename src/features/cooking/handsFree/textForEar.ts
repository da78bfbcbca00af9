import { range } from 'words/amounts'
import * as words from 'words/handsFree'
import { FRACTION_SIGNS, spellFraction } from '../../../cooking/parseFraction.ts'

const SIGN = `[${FRACTION_SIGNS}]`
const NUMBER = `(?:\\d[\\d.,]*${SIGN}?|${SIGN})`
const SPACE_IN_NUMBER = new RegExp(`(?<=\\d)\\s+(?=${SIGN})`, 'g')
const RANGE = new RegExp(`(${NUMBER})\\s*[-–—]\\s*(${NUMBER})`, 'g')
const FRACTION = new RegExp(`(?:an? )?(\\d*)(${SIGN})`, 'g')

type SpokenWords = Record<'spokenUnits' | 'spokenFractions', string> &
  Pick<typeof words, 'spokenMixed'>

/** Writes a step as a voice should read it: `1½ tsp` as `1 and a half teaspoons`. */
export function textForEar(text: string, spoken: SpokenWords = words): string {
  const [units, fractions] = [namesIn(spoken.spokenUnits), namesIn(spoken.spokenFractions)]
  // A dot ends the short form, not the sentence, where that goes on.
  const end = '(?!\\p{L})(?:\\.(?= [\\p{Ll}\\d]))?'
  const measure = new RegExp(`(${NUMBER})(\\s?|-)(${[...units.keys()].join('|')})${end}`, 'gu')
  return text
    .replaceAll(SPACE_IN_NUMBER, '')
    .replaceAll(/(?<=\d) °/g, '°')
    .replaceAll(measure, (_, number: string, gap: string, short: string) => {
      const [one = short, many = one] = units.get(short)?.split('/') ?? []
      const isOne = gap === '-' || number === '1' || FRACTION_SIGNS.includes(number)
      return `${number}${gap || ' '}${isOne ? one : many}`
    })
    .replaceAll(RANGE, (_, from: string, to: string) => range({ from, to }))
    .replaceAll(FRACTION, (_, whole: string, sign: string) => {
      const part = fractions.get(sign) ?? spellFraction(sign)
      return fractions.get(whole + sign) ?? (whole ? spoken.spokenMixed({ whole, part }) : part)
    })
}

/** @param list names behind what is written, such as `½ a half, ¼ a quarter` */
function namesIn(list: string): Map<string, string> {
  return new Map(
    [...list.matchAll(/([^\s,]+) ([^,]+)/g)].map(([, written = '', name = '']) => [written, name]),
  )
}
