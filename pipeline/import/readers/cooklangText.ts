import { cleanLine } from '../text/cleanText.ts'
import type { CooklangParser } from './cooklangParser.ts'

/** The report repeats a line for each of its marks, so long lines would exhaust memory. */
const MAX_SHOWN = 2_000_000

/** @throws RangeError for too many marks, RuntimeError for text that cannot be parsed */
export function parseCooklang(text: string, parser: CooklangParser) {
  const lines = withOptional(text).replaceAll(RESULT, '$1').split('\n')
  const marks = text.match(/[@#~]/g)?.length ?? 0
  if (marks * Math.max(...lines.map(({ length }) => length)) > MAX_SHOWN)
    throw new RangeError('The file has more marks than any recipe.')
  try {
    return parseRecipeLines(lines, parser)
  } catch {
    const errors: string[] = []
    const plain = lines.map((line, index) => {
      if (canParse(line, parser)) return line
      const error = 'A mark breaks the rules of Cooklang, so the line was read as text.'
      errors.push(`Line ${index + 1}: ${error}`)
      return line.replaceAll(/[@#~]/g, '')
    })
    const { recipe, objections } = parseRecipeLines(plain, parser)
    return { recipe, objections: [...errors, ...objections] }
  }
}

/** Returns the recipe, and warnings that begin with their line. */
function parseRecipeLines(lines: readonly string[], parser: CooklangParser) {
  const { recipe, report } = parser.parse(lines.join('\n'))
  return { recipe, objections: objectionsIn(report) }
}

function canParse(line: string, parser: CooklangParser): boolean {
  try {
    parser.parse(line)
    return true
  } catch {
    return false
  }
}

/** Replaces `@?dill{}`, which the parser rejects; its extension would lose “optional”. */
function withOptional(text: string): string {
  return text.replaceAll(OPTIONAL, (_, mark: string, name: string, note?: string) => {
    if (mark === '#') return mark + name
    const braces = name.endsWith('}') ? '' : '{}'
    return `@${name}${braces}(${note === undefined ? '' : `${note}, `}optional)`
  })
}

/** `@&(=1)dough{}` refers to the result of a section; only an extension reads it. */
const RESULT = /([@#])&(?:\([^()\n]*\))?(?=\p{L})/gu
const OPTIONAL =
  /([@#])\?([^\s@#~{}?][^@#~{}\n]{0,200}\{[^{}\n]*\}|[\p{L}\p{N}]+)(?:\(([^()\n]*)\))?/gu

/** Reads the warnings from the report, which is HTML: `Warning: … 14 │ …`. */
function objectionsIn(report: string): string[] {
  const parts = report.replaceAll(/<[^>]*>/g, '').split(/^(?=Warning: )/m)
  return parts.flatMap((part) => {
    const warning = cleanLine(/^Warning: (.+)$/m.exec(part)?.[1] ?? '')
    const line = /^ *(\d+) │/m.exec(part)?.[1]
    return warning === '' || ABOUT_METADATA.test(warning) ? [] : [`Line ${line}: ${warning}.`]
  })
}

/** Matches needless warnings: the importer reads any key, and the older metadata syntax. */
const ABOUT_METADATA = /^Unsupported value|deprecated/
