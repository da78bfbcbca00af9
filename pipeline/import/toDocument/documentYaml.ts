import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml'
import { recipeType } from '../../../src/content/schema/recipe.ts'
import { capitalized } from '../../../src/shared/textForms.ts'
import { REMARK_LABELS } from '../../textEdits/importRemarks.ts'
import type { ImportRemark } from '../importedRecipe.ts'
import { foldedYaml } from '../../content/text/yamlText.ts'
import { tidy } from '../text/tidy.ts'
import type { FieldValues } from './fieldValues.ts'

export interface PlacedRemark extends ImportRemark {
  line: number
}

export function documentYaml(
  values: FieldValues,
  given: readonly ImportRemark[],
  head: readonly string[],
): { text: string; remarks: PlacedRemark[] } {
  const remarks = given.map((remark) => ({ ...remark, text: tidy(remark.text) }))
  const names = Object.keys(recipeType.fields).filter((name) => isWritten(values[name]))
  const document = new Document(Object.fromEntries(names.map((name) => [name, values[name]])))
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    if (isScalar(key) && !isScalar(value)) key.spaceBefore = true
  }
  const unplaced = remarks.filter((remark) => !comment(document, remark))
  document.commentBefore = [...head, ...unplaced.map(remarkText)].flatMap(wrap).join('\n')
  const text = foldedYaml(document, { nullStr: '' })
  return { text, remarks: placeRemarks(text, remarks) }
}

/** Required fields without a value are null; other empty fields are omitted. */
function isWritten(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return value !== undefined && value !== ''
}

const MAX_COMMENT_CHARACTERS = 1500

function remarkText({ kind, text }: ImportRemark): string {
  return `${capitalized(REMARK_LABELS[kind])}: ${text}`.slice(0, MAX_COMMENT_CHARACTERS)
}

function wrap(text: string): string[] {
  const lines = tidy(text).match(COMMENT_LINE) ?? []
  return lines.map((line) => ` ${line}`)
}

/** Matches as many words as fit into one line, at least one. */
const COMMENT_LINE = /\S{98,}|\S.{0,96}(?= |$)/g

/** Returns the node below a comment: the key of `nutrition.fat`, the entry `ingredients[3]`. */
function nodeOf(document: Document, field: string): Node | undefined {
  const path = field.split(/[.[\]]+/).filter(Boolean)
  const last = path.at(-1)
  const holder = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const node = isMap(holder)
    ? holder.items.find(({ key }) => isScalar(key) && key.value === last)?.key
    : isSeq(holder) && holder.items[Number(last)]
  return isNode(node) ? node : undefined
}

function comment(document: Document, remark: ImportRemark): boolean {
  const node = nodeOf(document, remark.field)
  if (!node) return false
  node.commentBefore = [node.commentBefore, ...wrap(remarkText(remark))].filter(Boolean).join('\n')
  return true
}

function placeRemarks(text: string, remarks: readonly ImportRemark[]): PlacedRemark[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const placed = remarks.map((remark) => {
    const offset = nodeOf(document, remark.field)?.range?.[0]
    return { ...remark, line: offset === undefined ? 1 : lines.linePos(offset).line }
  })
  return placed.toSorted((a, b) => a.line - b.line)
}
