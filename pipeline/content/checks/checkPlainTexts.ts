import { isImageAddress } from '../../../src/addresses/pictureFiles.ts'
import { PICTURE_ENDING } from '../../pictures/photoLimits.ts'
import { ingredientsOf, placeOfPath, stepsOf, textsAt, titleOf } from '../documents/placedTexts.ts'
import { type Report, type SourcePlace, quote } from '../../problems/problem.ts'
import { withoutQuotes, yamlText } from '../text/yamlText.ts'
import { plainCharacters } from '../text/plainCharacters.ts'
import type { PlacedValue, ReadDocument } from '../documents/document.ts'

function isProse({ rules }: PlacedValue): boolean {
  return rules.kind === 'text' && !rules.pattern && !rules.refersTo
}

/** Markup that pages would show as it is written. */
const MARKS = new RegExp(
  [
    // Tags and entities of HTML, ligatures.
    '<[a-z][a-z0-9]*(\\s[^<>]*)?/?>',
    '&(#\\d+|#x[\\da-f]+|[a-z]{2,8}\\d*);|[\\uFB00-\\uFB06]',
    // Decimal commas before a unit: `1,5 kg`.
    '(?<![\\d,.])\\d+,\\d{1,2}(?= ?(?:[kc]?g|[mcd]?l|cups?|t(?:ea|able)spoons?|oz|ounces?|pounds?|cm|inch(?:es)?)\\b)',
    // Sources in the answers of chat programs.
    '【[^】]*】|:contentReference\\[[^[\\]]*\\](\\{[^{}]*\\})?',
    // Markdown: bold, links, code; italics.
    '\\*\\*[^*]+\\*\\*|__[^_]+__|\\[[^[\\]]+\\]\\([^()]*\\)|`[^`]+`',
    '(?<!\\S)[*_][^\\s*_]([^*_]*[^\\s*_])?[*_](?![\\w*])',
  ].join('|'),
  'gi',
)

const NUMBERED = /^(\d{1,2}[.)]|step \d+[.:)]?)\s+(?=\S)/i

export function checkPlainTexts({ placed }: ReadDocument, report: Report) {
  for (const { path, value, place } of placed.filter(isProse)) {
    if (typeof value !== 'string') continue
    for (const mark of new Set(value.match(MARKS))) {
      const what = `${quote(mark)} is shown to readers as it is written here.`
      const meant = plainCharacters(mark)
      const words =
        meant === mark ? 'the words alone, without tags and marks.' : `“${meant}” in its place.`
      const rule = /^\d/.test(mark) ? 'decimal-comma' : 'marks-in-text'
      report(place, rule, what, `Write ${words}`)
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
}

/** Search results cut texts at about these lengths. */
const SHOWN_LENGTHS = [
  { field: 'titleField', rule: 'long-title', most: 60 },
  { field: 'summaryField', rule: 'long-description', most: 160 },
] as const

export function checkLengths(document: ReadDocument, report: Report) {
  for (const { field, rule, most } of SHOWN_LENGTHS) {
    const path = document.type[field] ?? ''
    const value = document.values[path]
    if (typeof value !== 'string' || value.length <= most) continue
    const what = `“${path}” is ${value.length} characters long; search results show about ${most}.`
    report(placeOfPath(document, path), rule, what, 'Shorten it, or say what matters first.')
  }
}

/** Warns of a repeated ingredient or step; groups may share an ingredient. */
export function checkRepeatedLines(document: ReadDocument, report: Report) {
  const groups = textsAt(document, /^ingredients\[\d+\]\.group$/).map(({ place }) => place.line)
  const seen = new Map<string, SourcePlace>()
  const reasons = textsAt(document, /^(pros|cons)\[\d+\]$/)
  for (const { text, place } of [...ingredientsOf(document), ...stepsOf(document), ...reasons]) {
    // The group may be in the line below the text.
    const group = groups.filter((line) => line <= place.line + 1).length
    const key = `${group} ${text}`
    const first = seen.get(key)
    if (first) {
      const what = `${quote(text)} stands in line ${first.line}, too.`
      report(place, 'repeated-line', what, 'Remove one of the two, or say how they differ.')
    } else seen.set(key, place)
  }
}

export function checkAltText(document: ReadDocument, report: Report) {
  const title = titleOf(document)?.text.toLowerCase()
  for (const { text, place } of textsAt(document, /\bimageDesc$/)) {
    const reason = whyNoWords(text, title)
    if (!reason) continue
    const fix = 'Write in words what it shows, for those who cannot see it.'
    report(place, 'missing-alt-text', `“imageDesc” ${reason}.`, fix)
  }
}

function whyNoWords(text: string, title: string | undefined): string | undefined {
  if (/^https?:\/\//.test(text)) return 'is an address, so the picture has no words'
  if (/^\S+$/.test(text) && PICTURE_ENDING.test(text)) return 'is the name of a file'
  return text.toLowerCase() === title ? 'only repeats the title' : undefined
}

export function checkUnusedFocus(document: ReadDocument, report: Report) {
  const { image, imageDesc } = document.values
  if (image !== undefined || isImageAddress(String(imageDesc ?? ''))) return
  for (const { place } of textsAt(document, /^imageFocus$/)) {
    const what = '“imageFocus” is the point of a picture, but “image” names none.'
    report(place, 'unused-focus', what, 'Name the picture in “image”, or remove “imageFocus”.')
  }
}
