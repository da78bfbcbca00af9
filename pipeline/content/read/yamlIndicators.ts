import type { Fields } from '../../../src/content/schema/fields.ts'
import type { FoundMistake, MistakeText } from '../../problems/problem.ts'
import type { Rule } from '../../problems/rules.ts'
import { placeAt } from '../text/structureLimits.ts'
import { rulesIn } from './yamlLines.ts'

interface Indicator extends MistakeText {
  pattern: RegExp
  rule: Rule
}

const NO_BREAK = '[\\u00A0\\u2000-\\u200A\\u202F\\u3000]'

const INDICATORS: Indicator[] = [
  {
    pattern: new RegExp(`^ *${NO_BREAK}`, 'm'),
    rule: 'tab-indent',
    what: 'A no-break space stands before the first word of the line, which is no indent.',
    fix: 'Write plain spaces in its place.',
  },
  {
    pattern: /^[ \t]*- +[•‣◦●▪](?=\s)/m,
    rule: 'shifted-hyphen',
    what: 'A bullet stands behind the hyphen, which readers would see.',
    fix: 'Take the bullet away.',
  },
  {
    // Matches at the first entry of a list, or below another entry.
    pattern:
      /^(?:[ \t]*[•‣◦●▪](?=\s)|(?: *[\w-]+: *\n *|( *)[-–—] .*\n(?:\1 .*\n)*\1)(?:[–—](?=\s)|-(?=[^\s-])))/m,
    rule: 'shifted-hyphen',
    what: 'An entry begins with a hyphen and a space, and here stands something else.',
    fix: 'Begin the entry with “- ” in its place.',
  },
]

/** Signs behind the name of a field or the hyphen of an entry. */
function signsBefore(names: string): Indicator[] {
  return [
    {
      pattern: new RegExp(`^[ \\t]*(?:- +)*(?:-|(?:${names}):)${NO_BREAK}`, 'm'),
      rule: 'yaml-syntax',
      what: 'A no-break space stands behind the hyphen or the colon, which YAML takes for a letter.',
      fix: 'Write a plain space in its place.',
    },
    {
      pattern: new RegExp(`^[ \\t]*(?:- +)*(?:${names})：`, 'm'),
      rule: 'yaml-syntax',
      what: 'A wide colon stands behind the name of the field, which YAML takes for a letter.',
      fix: 'Write “: ” in its place.',
    },
  ]
}

/** Finds a sign that YAML reads in another way than the author means. */
export function findIndicator(source: string, fields: Fields): FoundMistake | undefined {
  const signs = [...INDICATORS, ...signsBefore([...rulesIn(fields).keys()].join('|'))]
  for (const { pattern, rule, what, fix } of signs) {
    const found = pattern.exec(source)
    if (found) return [placeAt(source, found.index + found[0].length - 1), rule, what, fix]
  }
  return undefined
}
