import { Parser } from 'htmlparser2'
import { withFractions } from './fractions.ts'

const BLOCKS = new Set(
  `address article aside blockquote br dd details div dl dt fieldset figure footer form h1 h2 h3 h4
  h5 h6 header hr li main nav ol p pre section table td th tr ul`.split(/\s+/),
)
export const UNSHOWN: ReadonlySet<string> = new Set(
  'button iframe noscript object script select style svg template textarea'.split(' '),
)

export function isBlock(name: string): boolean {
  return BLOCKS.has(name)
}

/** How often a source may have encoded its text. */
const MOST_ROUNDS = 3

/** The lines of a text that may be HTML, without tags. @throws RangeError for too many tags */
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

export function cleanLine(text: string): string {
  return cleanLines(text).join(' ')
}

/** Its letters and digits alone, in lower case. */
export function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** What JSON has escaped twice. */
function withoutEscapes(text: string): string {
  return text
    .replaceAll(/\\r?\\?n|\\r(?![a-z])/g, '\n')
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
}

/** The parser is quadratic in open tags. */
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

/** Characters without width, and those that YAML or the content check refuses. */
const UNWANTED =
  /[\u00AD\u200B\u2060\uFEFF\uFFFD\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069\p{Cs}]|[^\P{Cc}\s]/gu
const JOINERS = /(?<=[\p{Script=Latin}\d\s][\u200C\u200D]*)[\u200C\u200D]/gu
/** What plugins of WordPress leave in a text: `[adjustable]2[/adjustable]`. */
const SHORTCODE =
  /\[\/?(?:adjustable|caption|fraction|img|link|mv_\w+|timer|wprm[\w-]*)\b[^\]]*\]/gi

/** Fast path of most lines. */
const PLAIN = /^[\w .;:!?'"+%=*-]*(?:,[\w .;:!?'"+%=*-]*)*$/

/** One line with single blanks, fractions as characters, and no control characters. */
export function tidy(line: string): string {
  if (PLAIN.test(line) && !line.includes(' ,')) return line.replaceAll(/ {2,}/g, ' ').trim()
  const plain = line
    .replaceAll(UNWANTED, '')
    .replaceAll(JOINERS, '')
    .replaceAll(SHORTCODE, '')
    .replaceAll(/\s+/g, ' ')
  const joined = plain.replaceAll(LOOSE, '').replaceAll(DOUBLED, '($1)')
  return withFractions(joined.trim())
}

/** Blanks inside of parentheses, and before a comma. */
const LOOSE = / (?=,(?: |$)|\))|(?<=\() /g
const DOUBLED = /\(\(([^()]*)\)\)/g
