import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Cache } from '../../pipeline/cache/cache.ts'
import type { CheckedContent } from '../../pipeline/content/read/checkContent.ts'
import { decodeText } from '../../pipeline/content/text/decodeText.ts'
import { didYouMean } from '../../pipeline/problems/suggestWord.ts'
import { ExplainedError } from '../../pipeline/system/explainFailure.ts'
import { KINDS, kindOf, parseReference } from '../../src/kinds/kinds.ts'
import { isPlainFile } from '../../pipeline/content/read/listFiles.ts'
import { MAX_BYTES } from '../../pipeline/content/read/readDocument.ts'
import { ofSeverity, sortProblems } from '../../pipeline/problems/problem.ts'
import { referenceName, referenceTo } from '../../pipeline/content/documents/references.ts'
import { createContentCache, readContent } from '../../pipeline/content/read/readContent.ts'
import { countsLine, reportJson, reportText } from '../../pipeline/problems/report.ts'
import { countOf } from '../../src/shared/textForms.ts'

interface CheckContext {
  contentDir: string
  /** The base folder for relative names on the command line. */
  from: string
  now: Date
  color: boolean
  cache?: Cache
}

/** Runs the check that the command line describes. `sound` is false if it shows an error. */
export async function checkCommand(
  args: string[],
  { contentDir, from, now, color, cache }: CheckContext,
): Promise<{ output: string; sound: boolean }> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const root = path.dirname(contentDir)
  const content = await readContent(contentDir, now, createContentCache(cache))
  const files = [...new Set([...content.documents, ...content.problems].map(({ file }) => file))]
  const names = positionals.map((argument) => {
    // Problems name paths like `content/recipes/7.yaml`.
    const given = path.relative(root, path.resolve(from, argument)).replaceAll(path.sep, '/')
    const name = fileNamed(argument, content) ?? given
    if (files.some((file) => isAtOrBelow(file, name))) return name
    throw new ExplainedError(explainUnknown(argument, content))
  })
  const { chosen, documents } = selectNamed(content, files, names)
  const problems = sortProblems(chosen)
  const sound = ofSeverity('error', problems).length === 0
  if (values.json) return { output: reportJson(problems), sound }
  const frames = reportText(problems, (file) => readTextOrNull(path.join(root, file)), color)
  return { output: `${frames}${countsLine(problems, documents)}\n`, sound }
}

/** Finds a document's file by its address or another of its names. */
function fileNamed(argument: string, { documents, problems }: CheckedContent): string | undefined {
  const name = parseDocumentName(argument)
  if (name === undefined) return undefined
  const match = documents.find((document) => {
    const reference = referenceTo(document)
    return reference !== undefined && referenceName(reference) === name
  })
  return (match ?? [...documents, ...problems].find(({ file }) => parseDocumentName(file) === name))
    ?.file
}

/** Selects the problems of the named files, or of all files, and counts the documents. */
function selectNamed({ documents, problems }: CheckedContent, files: string[], names: string[]) {
  const all = countOf(documents.length, 'document')
  if (names.length === 0) return { chosen: problems, documents: all }
  const selected = new Set(files.filter((file) => names.some((name) => isAtOrBelow(file, name))))
  const chosen = problems.filter(({ file }) => selected.has(file))
  return { chosen, documents: `${selected.size} of ${all}` }
}

function explainUnknown(argument: string, { documents }: CheckedContent): string {
  const { folder, key } = parseReference(parseDocumentName(argument) ?? '') ?? {}
  const kind = folder && kindOf(folder)
  if (!kind) return `${argument} is no file or folder of the content.`
  const keys = documents.flatMap(({ type, values }) =>
    type.folder === folder ? [String(values[kind.key])] : [],
  )
  const message = `There is no ${kind.name.toLowerCase()} ${key}.`
  if (kind.key === 'slug') return `${message}  ${didYouMean(String(key), keys)}`
  return `${message}  The last is ${Math.max(0, ...keys.map(Number).filter(Number.isFinite))}.`
}

function isAtOrBelow(file: string, name: string): boolean {
  return file === name || file.startsWith(`${name}/`)
}

function readTextOrNull(file: string): string | null {
  // The content check reports symbolic links, and folders where files belong.
  return isPlainFile(file, MAX_BYTES) ? decodeText(readFileSync(file)) : null
}

/** Returns `recipes/7` for a document's name, its file, or its address on any site. */
export function parseDocumentName(argument: string): string | undefined {
  const parts = argument
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/(\.[a-z]+)+$/i, '')
    .replaceAll('\\', '/')
    .split('/')
    .filter(Boolean)
  const [parent = '', last = ''] = parts.slice(-2)
  const kind = KINDS.find(({ folder, list }) => folder === parent || list === `/${parent}`)
  if (!kind) return undefined
  const key = kind.key === 'id' ? /^\d+/.exec(last)?.[0] : last
  if (!key) return undefined
  const name = `${kind.folder}/${key}`
  return parseReference(name) && name
}
