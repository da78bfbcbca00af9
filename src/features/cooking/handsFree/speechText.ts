import { range } from 'words/amounts'
import { spokenFractions, spokenMixed, spokenUnits } from 'words/handsFree'
import { FRACTION_GLYPHS } from '../../../cooking/parseFraction.ts'

const UNITS = parseSpokenNames(spokenUnits)
const FRACTIONS = parseSpokenNames(spokenFractions)
const SIGN = `[${FRACTION_GLYPHS}]`
const NUMBER = `(\\d[\\d.,]*${SIGN}?|${SIGN})`
/** Includes the dot of an abbreviated unit if the sentence continues after it. */
const MEASURE = `${NUMBER}(\\s?|-)(${[...UNITS.keys()].join('|')})(?!\\p{L})(?:\\.(?= [\\p{Ll}\\d]))?`

/** Writes a step as a voice should read it: `1½ tsp` as `1 and a half teaspoons`. */
export function toSpeechText(text: string): string {
  return text
    .replaceAll(new RegExp(`(?<=\\d)\\s+(?=${SIGN})`, 'g'), '')
    .replaceAll(new RegExp(MEASURE, 'gu'), (_, number: string, gap: string, short: string) => {
      const [one = short, many = one] = UNITS.get(short)?.split('/') ?? []
      const isOne = gap === '-' || number === '1' || FRACTION_GLYPHS.includes(number)
      return `${number}${gap || ' '}${isOne ? one : many}`
    })
    .replaceAll(new RegExp(`${NUMBER}\\s*[-–]\\s*${NUMBER}`, 'g'), (_, from: string, to: string) =>
      range({ from, to }),
    )
    .replaceAll(new RegExp(`(?:an? )?(\\d*)(${SIGN})`, 'g'), (_, whole: string, sign: string) => {
      const part = FRACTIONS.get(sign) ?? sign
      return FRACTIONS.get(whole + sign) ?? (whole ? spokenMixed({ whole, part }) : part)
    })
}

/** @param list pairs of written and spoken form, such as `½ a half, ¼ a quarter` */
function parseSpokenNames(list: string): Map<string, string> {
  const entries = list.matchAll(/([^\s,]+) ([^,]+)/g)
  return new Map([...entries].map(([, written = '', name = '']) => [written, name]))
}
