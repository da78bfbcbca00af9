import { withFractions } from './fractions.ts'

/** Matches invisible characters, and those that YAML or the content check refuses. */
const UNWANTED =
  /[\u00AD\u200B\u2060\uFEFF\uFFFD\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069\p{Cs}]|[^\P{Cc}\s]/gu
const JOINERS = /(?<=[\p{Script=Latin}\d\s][\u200C\u200D]*)[\u200C\u200D]/gu
/** Matches shortcodes that WordPress plugins leave: `[adjustable]2[/adjustable]`. */
const SHORTCODE =
  /\[\/?(?:adjustable|caption|fraction|img|link|mv_\w+|timer|wprm[\w-]*)\b[^\]]*\]/gi

/** Returns one line with single spaces, fractions as characters, and no control characters. */
export function tidy(line: string): string {
  const plain = line
    .replaceAll(UNWANTED, '')
    .replaceAll(JOINERS, '')
    .replaceAll(SHORTCODE, '')
    .replaceAll(/\s+/g, ' ')
  const joined = plain.replaceAll(LOOSE, '').replaceAll(DOUBLED, '($1)')
  return withFractions(joined.trim())
}

/** Matches spaces in `( a )`, `a , b` and `2 -3`, and a comma after an opening parenthesis. */
const LOOSE = / (?=,(?: |$)|\))|(?<=\()[ ,]+|(?<=\d) (?=-\d)/g
const DOUBLED = /\(\(([^()]*)\)\)/g
