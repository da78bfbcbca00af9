import type { ContentType } from '../../../src/content/schema/documentType.ts'
import { checkDocument } from '../checks/checks.ts'
import { compileMdx } from '../mdx/compileMdx.ts'
import { decodeText, CONTROL_CHARACTERS } from '../text/decodeText.ts'
import type { BodyPlaces, PlacedValue, ReadDocument, Values } from '../documents/document.ts'
import type { Report, FoundMistake, ContentProblem } from '../../problems/problem.ts'
import { reportInto, FILE_START, fileProblem } from '../../problems/problem.ts'
import { numberInName } from '../documents/knownContent.ts'
import { type Reading, readYaml } from './readYaml.ts'
import type { Rule } from '../../problems/rules.ts'
import { placeAt } from '../text/structureLimits.ts'
import { emptyLines, splitFrontMatter } from './splitFrontMatter.ts'
import { withoutGapsOfDraft } from '../checks/checkUnfinished.ts'

/** Reads and checks one document; never throws for its content. @param file as messages name it */
export function readDocument(file: string, bytes: Uint8Array, type: ContentType): ReadDocument {
  if (bytes.length > MAX_BYTES) return largeDocument(file, type)
  const problems: ContentProblem[] = []
  const placed: PlacedValue[] = []
  const report = reportInto(problems, file)
  const read = readValues(bytes, { type, report, placed, fileNumber: numberInName(file) })
  const { fileNameValue: named } = type
  const name = file.slice(file.lastIndexOf('/') + 1).replace(type.extension, '')
  const values = named ? { ...read, [named]: name } : read
  const document = { file, type, values, placed, problems }
  checkDocument(document, report)
  return { ...document, problems: withoutGapsOfDraft(document) }
}

export function unreadableDocument(file: string, type: ContentType): ReadDocument {
  const fix = 'Make it readable for this user, or bring it back from git.'
  return refused(type, fileProblem(file, 'unreadable-file', 'The file cannot be read.', fix))
}

export function largeDocument(file: string, type: ContentType): ReadDocument {
  const what = `The file is larger than ${MAX_BYTES / 1000} kB.`
  const fix = 'Take out what does not belong in it, or make two documents of it.'
  return refused(type, fileProblem(file, 'large-file', what, fix))
}

function refused(type: ContentType, problem: ContentProblem): ReadDocument {
  return { file: problem.file, type, values: {}, placed: [], problems: [problem] }
}

/** Matches a field, an entry, a continued line, a note or an empty line. */
const FRONT_MATTER_LINE = /^([\w-]+:( .*)?|-? .*|#[^#].*|)$/

function readValues(bytes: Uint8Array, reading: Reading): Values {
  const { type, report, placed } = reading
  const source = decodeSource(bytes, report)
  if (source === null) return {}
  if (source.trim() === '') {
    const isNeeded = type.singleFile && !type.isOptional
    const end = isNeeded ? 'bring it back from git' : 'delete the file'
    const fix = `Write what belongs there, or ${end}.`
    report(FILE_START, 'empty-file', 'The file is empty.', fix)
    return {}
  }
  if (!type.bodyField) return readYaml(source, reading)

  const parts = splitFrontMatter(source)
  if (!parts) {
    report(...missingFence(source))
    return {}
  }
  const values = readYaml(emptyLines(parts.start) + parts.yaml, reading)
  const places: BodyPlaces = new Map()
  const text = emptyLines(parts.start + parts.yaml + parts.fence) + parts.body
  const body = compileBody(text, type.bodyField, report, places)
  const rules = type.fields[type.bodyField]?.rules
  if (rules) placed.push({ path: type.bodyField, value: body, rules, place: FILE_START, places })
  return { ...values, [type.bodyField]: body }
}

function missingFence(source: string): FoundMistake {
  const rule = 'missing-front-matter'
  if (!source.trimStart().startsWith('---\n')) {
    const fix =
      'Begin the file with a line of three hyphens, then the fields, then three hyphens again.'
    return [FILE_START, rule, 'The front matter is missing.', fix]
  }
  if (!source.startsWith('---\n')) {
    const what = 'The file begins with an empty line, above its three hyphens.'
    return [FILE_START, rule, what, 'Delete all above the three hyphens.']
  }
  const lines = source.split('\n')
  const first = lines.findIndex((text, index) => index > 0 && !FRONT_MATTER_LINE.test(text))
  const line = first === -1 ? lines.length : first + 1
  const what = 'The front matter does not end before the text.'
  const fix = /^[-–—]+$/.test(lines[first]?.trim() ?? '')
    ? 'Write three hyphens in place of this line.'
    : 'Write a line of three hyphens above this line, below the last field.'
  return [{ line, column: 1 }, rule, what, fix]
}

/** A larger file could take minutes to parse. */
export const MAX_BYTES = 100_000

function decodeSource(bytes: Uint8Array, report: Report): string | null {
  const source = decodeText(bytes)
  if (source === null) {
    const what = 'The file is not UTF-8 text.'
    const fix =
      'Open it again in its own encoding (VS Code: “Reopen with Encoding”, Windows 1252), then save it with UTF-8.'
    report(FILE_START, 'not-utf-8', what, fix)
    return null
  }
  const strange = SOURCE_MISTAKES.find(({ pattern }) => pattern.test(source))
  if (!strange) return source
  const { pattern, rule, what, fix } = strange
  report(placeAt(source, source.search(pattern)), rule, what, fix)
  return null
}

const SOURCE_MISTAKES: { pattern: RegExp; rule: Rule; what: string; fix: string }[] = [
  {
    pattern: /(?<=^\s*)(`{3}|~{3})/,
    rule: 'yaml-syntax',
    what: '“```” marks code in chats, and is no part of a document.',
    fix: 'Delete the line, and the one with ``` at the end of the file.',
  },
  {
    pattern: CONTROL_CHARACTERS,
    rule: 'unshowable-character',
    what: 'A character that cannot be shown stands here.',
    fix: 'Delete it, or write the right one; after an odd save, take the earlier version (git restore).',
  },
  {
    pattern: /^(<{7}|>{7}) /m,
    rule: 'git-conflict',
    what: 'Git could not join two versions of the file here.',
    fix: 'Keep one of the two, and delete the lines with the marks.',
  },
]

function compileBody(body: string, path: string, report: Report, places: BodyPlaces) {
  let hasMistakes = false
  const reportMistake: Report = (...mistake) => {
    hasMistakes = true
    report(...mistake)
  }
  const nodes = compileMdx(body, false, reportMistake, places)
  if (nodes.length === 0 && !hasMistakes) {
    const line = body.slice(0, body.search(/\S|$/)).split('\n').length
    const what = 'The text is missing.'
    report({ line, column: 1, path }, 'missing-text', what, 'Write it below the front matter.')
  }
  return nodes
}
