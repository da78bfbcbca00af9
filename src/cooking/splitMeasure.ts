import { NUMBER_WORDS } from './roundForKitchen.ts'

/** The parts of a measure as it is written: of `3 to 4 tablespoons` two numbers, and the unit. */
export interface MeasureParts {
  /** Empty where the number is only meant: `the last tablespoon`. */
  low: string
  separator: string
  gap: string
  /** What stands before the unit: `packed `. */
  filled: string
  unit: string
}

const WORD_NUMBER = new RegExp(`^(?:half an?|half|an?|${NUMBER_WORDS.join('|')})\\b`, 'i')
const UNIT =
  /^(.*?)([ -]*)((?:lightly |firmly )?(?:packed |heaping |heaped |rounded |level |scant |generous )?)((?:fluid |fl\.? ?)?\p{L}+\.?)$/iu
const RANGE = /^(.*?\S)(\s*[-–—]\s*| (?:to|or) )\S/

export function splitMeasure(written: string): MeasureParts {
  const [word = ''] = WORD_NUMBER.exec(written) ?? []
  const [, before = written.slice(word.length), gap = '', filled = '', unit = ''] =
    UNIT.exec(written.slice(word.length)) ?? []
  const numbers = word + before
  const [, low = numbers, separator = ''] = RANGE.exec(numbers) ?? []
  return { low, separator, gap, filled, unit }
}
