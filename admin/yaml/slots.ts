import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { lineStart } from './edits.ts'

/** A name with its value, or a hyphen with its entry, as offsets into the text. */
export interface Slot {
  /** The name or the hyphen. */
  start: number
  /** Behind the colon or the hyphen. */
  valueStart: number
  /** Behind the last character of the value, or `valueStart` when there is none. */
  end: number
  /** The column of `start`. */
  indent: number
  node: Node | null
}

/** The slots of a group, by name, in the order of the text. */
export function slotsOfMap(map: YAMLMap, source: string): Map<string, Slot> {
  return new Map(map.items.map((pair) => [nameOf(pair), slotOfPair(pair, source)]))
}

/** The slots of a list that is written with hyphens. */
export function slotsOfSeq(seq: YAMLSeq, source: string): Slot[] {
  const items = seq.srcToken?.type === 'block-seq' ? seq.srcToken.items : []
  return items.flatMap(({ start }, index) => {
    const hyphen = start.find(({ type }) => type === 'seq-item-ind')
    return hyphen ? [slot(hyphen.offset, hyphen.offset + 1, seq.items[index], source)] : []
  })
}

function slotOfPair(pair: Pair, source: string): Slot {
  const start = (isNode(pair.key) && pair.key.range?.[0]) || 0
  const colon = pair.srcToken?.sep?.find(({ type }) => type === 'map-value-ind')
  const valueStart = colon ? colon.offset + 1 : start
  return slot(start, valueStart, pair.value, source)
}

function slot(start: number, valueStart: number, value: unknown, source: string): Slot {
  const node = isNode(value) ? value : null
  const end = Math.max(valueStart, node ? endOf(node, source) : 0)
  return { start, valueStart, end, indent: start - lineStart(source, start), node }
}

/** A collection's own range goes on over comments behind it; that of its last value does not. */
function endOf(node: Node, source: string): number {
  const [start = 0, end = 0] = node.range ?? []
  if (isBlock(node)) {
    const last = isSeq(node) ? slotsOfSeq(node, source).at(-1) : lastPair(node, source)
    return last?.end ?? end
  }
  return start + source.slice(start, end).trimEnd().length
}

function lastPair(node: Node, source: string): Slot | undefined {
  return isMap(node) ? [...slotsOfMap(node, source).values()].at(-1) : undefined
}

/** A group or list with a line for each entry. */
export function isBlock(node: Node | null): node is YAMLMap | YAMLSeq {
  return isCollection(node) && node.flow !== true
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : ''
}
