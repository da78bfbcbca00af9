import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  Pair,
  parse,
  parseDocument,
  Scalar,
  stringify,
  YAMLMap,
} from 'yaml'
import {
  mergeOrder,
  changeNode,
  commentAbove,
  type DocumentData,
  isEmptyScalar,
  keyName,
  returnComments,
} from './changeNode.ts'
import { dequal } from 'dequal/lite'
import { foldedYaml, LINE_WIDTH } from '../content/text/yamlText.ts'

/** Changes values in a YAML text, and keeps all other lines. */
export function spliceYaml(text: string, before: DocumentData, after: DocumentData): string {
  if (dequal(before, after)) return text
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.slice(mark.length).replaceAll('\r\n', '\n')
  const isOpenEnd = !lines.endsWith('\n')
  const spliced = spliceFields(isOpenEnd ? `${lines}\n` : lines, before, after)
  // The content check rejects YAML that cannot be spliced, such as aliases.
  const result = spliced ?? stringify(after, { lineWidth: LINE_WIDTH })
  return mark + (isOpenEnd ? result.replace(/\n$/, '') : result).replaceAll('\n', newline)
}

/** @returns null if the result does not parse to the new values */
function spliceFields(source: string, before: DocumentData, after: DocumentData): string | null {
  const document = parseDocument(source)
  const { contents, errors } = document
  if (errors.length > 0 || !isMap(contents) || contents.flow === true) return null
  const pairs = new Map(contents.items.map((pair) => [keyName(pair), pair]))
  returnComments(document, source)
  let done = 0
  const pieces = new Map<string, string>()
  for (const [name, pair] of pairs) {
    const [start, end] = spanOf(pair, source)
    // Comments and empty lines above a field stay when the field is removed.
    const above = source.slice(done, start)
    const text = source.slice(start, end)
    const isSame = name in after && dequal(before[name], after[name])
    const field = isSame
      ? above + text
      : commentAbove(above, after[name]) + fieldText(pair, text, before, after)
    pieces.set(name, field)
    done = end
  }
  for (const name of Object.keys(after)) {
    const field = new Pair(new Scalar(name), null)
    if (!pieces.has(name)) pieces.set(name, fieldText(field, '', before, after))
  }
  const names = mergeOrder([...pairs.keys()], Object.keys(after))
  const result = names.map((name) => pieces.get(name)).join('') + source.slice(done)
  return parsesTo(result, after) ? result : null
}

/** Returns the lines of a field, from its name to the end of its value, as offsets. */
function spanOf({ key, value }: Pair, source: string): [start: number, end: number] {
  const [start = 0, , keyEnd = 0] = (isNode(key) && key.range) || []
  const [, , valueEnd = keyEnd] = (isNode(value) && !isEmptyScalar(value) && value.range) || []
  const end = source.indexOf('\n', Math.max(valueEnd, keyEnd) - 1) + 1
  // The parser adds comments below a block to it, but they belong to the next field.
  const isBlock = isCollection(value) && value.flow !== true
  const text = source.slice(start, end)
  return [start, start + (isBlock ? text.replace(TAIL, '\n') : text).length]
}

const TAIL = /(?:\n[ \t]*(?:#.*)?)+\n$/

function fieldText(pair: Pair, text: string, before: DocumentData, after: DocumentData): string {
  const name = keyName(pair)
  if (!(name in after)) return ''
  dropTail(pair.value)
  const field = new YAMLMap()
  const key = new Scalar(name)
  if (isNode(pair.key)) key.comment = pair.key.comment
  field.items.push(new Pair(key, changeNode(pair.value, before[name], after[name])))
  const options = { flowCollectionPadding: false, indentSeq: !text.includes('\n- ') }
  return foldedYaml(new Document(field), options)
}

/** Removes the comments that `spanOf` assigns to the next field. */
function dropTail(node: unknown): void {
  if (!isCollection(node)) return
  node.comment = null
  const last = node.items.at(-1)
  dropTail(isPair(last) ? last.value : last)
}

function parsesTo(text: string, values: DocumentData): boolean {
  try {
    return dequal(parse(text) ?? {}, values)
  } catch {
    return false
  }
}
