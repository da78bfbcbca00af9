import type { FieldRules } from '../../../src/content/schema/fields.ts'
import { type ReportProblem, quote } from '../report/problem.ts'
import { withoutQuotes, yamlText } from '../text/yamlText.ts'
import { plainCharacters } from '../text/plainCharacters.ts'
import type { PlacedValue, ReadDocument } from '../documents/document.ts'

/** Warns of HTML, Markdown, YAML quotes and step numbers that readers would see. */
export function checkPlainTexts({ placed }: ReadDocument, report: ReportProblem): void {
  for (const value of placed) {
    if (isPlainText(value)) checkPlainText(value, report)
  }
}

type PlacedText = PlacedValue & { value: string }

function isPlainText(placed: PlacedValue): placed is PlacedText {
  return typeof placed.value === 'string' && isPlain(placed.rules)
}

/** Whether a value is a text for readers, not an address, date or name. */
function isPlain(rules: FieldRules): boolean {
  return rules.kind === 'text' && !rules.pattern && !rules.day && !rules.dateTime && !rules.refersTo
}

const MARKS =
  /<[a-z][a-z0-9]*(\s[^<>]*)?\/?>|&(#\d+|#x[\da-f]+|[a-z]{2,8}\d*);|[\uFB00-\uFB06]|(?<![\d,.])\d+,\d{1,2}(?= ?(?:[kc]?g|[mcd]?l|cups?|t(?:ea|able)spoons?|oz|ounces?|pounds?|cm|inch(?:es)?)\b)|【[^】]*】|:contentReference\[[^[\]]*\](\{[^{}]*\})?|\*\*[^*]+\*\*|__[^_]+__|\[[^[\]]+\]\([^()]*\)|(?<!\S)[*_][^\s*_]([^*_]*[^\s*_])?[*_](?![\w*])|`[^`]+`/gi

const NUMBERED = /^(\d{1,2}[.)]|step \d+[.:)]?)\s+(?=\S)/i

function checkPlainText({ path, value, place }: PlacedText, report: ReportProblem): void {
  for (const mark of new Set(value.match(MARKS))) {
    const what = `${quote(mark)} is shown to readers as it is written here.`
    const meant = plainCharacters(mark)
    const words =
      meant === mark ? 'the words alone, without tags and marks.' : `“${meant}” in its place.`
    report(place, 'marks-in-text', what, `Write ${words}`)
  }
  const inner = withoutQuotes(value)
  if (inner !== value) {
    const what = `“${path}” is in quotation marks, which readers see.`
    report(place, 'quoted-value', what, `Leave them out: ${yamlText(inner)}`)
  }
  const [number] = (path.startsWith('instructions[') && NUMBERED.exec(value)) || []
  if (number !== undefined) {
    const what = `“${path}” begins with ${quote(number.trim())}, and the page numbers the steps.`
    report(place, 'numbered-step', what, 'Leave the number out.')
  }
}
