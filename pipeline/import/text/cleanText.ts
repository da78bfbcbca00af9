import { Parser } from 'htmlparser2'
import { withFractions } from './fractions.ts'

/** Elements that stand on lines of their own. */
const BLOCKS = new Set(
  `address article aside blockquote br dd details div dl dt fieldset figure footer form h1 h2 h3 h4
  h5 h6 header hr li main nav ol p pre section table td th tr ul`.split(/\s+/),
)
/** Elements whose content is no text of the page. */
export const UNSHOWN: ReadonlySet<string> = new Set(
  'button iframe noscript object script select style svg template textarea'.split(' '),
)

/** Whether an element begins and ends a line. */
export function isBlock(name: string): boolean {
  return BLOCKS.has(name)
}

/** Some sources encode what they have encoded already; more rounds than these none needs. */
const MOST_ROUNDS = 3

/**
 * The lines of a text that may hold HTML, however often its characters are encoded: without tags, and
 * with single blanks.
 *
 * @throws RangeError when it is more HTML than any text
 */
export function cleanLines(text: string): string[] {
  let plain = text.includes('\\') ? withoutEscapes(text) : text
  for (let round = 0; round < MOST_ROUNDS && /[<&]/.test(plain); round += 1) {
    const next = withoutMarkup(plain)
    if (next === plain) break
    plain = next
  }
  return plain
    .split(/[\n\r\u2028\u2029]+/)
    .map(tidy)
    .filter(Boolean)
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanLines(text).join(' ')
}

/** What is escaped twice in JSON: `\\n` and `\\u00e9` as they stand. */
function withoutEscapes(text: string): string {
  return text
    .replaceAll(/\\r?\\?n|\\r(?![a-z])/g, '\n')
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
}

/** In one text; for each that is open, the parser takes time at every other. */
const MOST_TAGS = 10_000

function withoutMarkup(text: string): string {
  let plain = ''
  let unshown = 0
  let tags = 0
  const parser = new Parser({
    onopentagname(name) {
      tags += 1
      if (tags > MOST_TAGS) throw new RangeError('The text holds too much HTML.')
      if (UNSHOWN.has(name)) unshown += 1
      else if (isBlock(name)) plain += '\n'
    },
    ontext(data) {
      if (unshown === 0) plain += data
    },
    onclosetag(name) {
      if (UNSHOWN.has(name)) unshown -= 1
      else if (isBlock(name)) plain += '\n'
    },
  })
  parser.end(text)
  return plain
}

/** Signs without width, and those that a document may not hold. */
const UNWANTED =
  /[\u00AD\u200B\u2060\uFEFF\uFFFD\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069\p{Cs}]|[^\P{Cc}\s]/gu
/** What plugins of WordPress leave in a text: `[adjustable]2[/adjustable]`. */
const SHORTCODE =
  /\[\/?(?:adjustable|caption|fraction|img|link|mv_\w+|timer|wprm[\w-]*)\b[^\]]*\]/gi

/** Lines with nothing to change but blanks, which most lines of a page are. */
const PLAIN = /^[\w .;:!?'"+%=*-]*(?:,[\w .;:!?'"+%=*-]*)*$/

/** One line as this site writes it: single blanks, no stray signs, fractions as characters. */
export function tidy(line: string): string {
  if (PLAIN.test(line) && !line.includes(' ,')) return line.replaceAll(/ {2,}/g, ' ').trim()
  const plain = line.replaceAll(UNWANTED, '').replaceAll(SHORTCODE, '').replaceAll(/\s+/g, ' ')
  const joined = plain.replaceAll(/ (?=,(?: |$))/g, '').replaceAll(DOUBLED, '($1)')
  return withFractions(joined.trim())
}

/** `((240 ml))`, which a plugin makes of a note that has brackets already. */
const DOUBLED = /\(\(([^()]*)\)\)/g
