import { isCollection, isScalar, Scalar, type Node, stringify } from 'yaml'

/** Where long texts are folded, in characters; as in the documents that are there. */
export const LINE_WIDTH = 100

/** Where a value goes. */
export interface Room {
  /** The column of the name or hyphen before it. */
  indent: number
  /** How many characters stand between that and the value. */
  lead: number
}

/**
 * A value as YAML, from the blank or line break that follows its colon or hyphen on.
 * @param style the node whose quotes or kind of block it takes over, where it can
 */
export function renderValue(value: unknown, { indent, lead }: Room, style?: Node | null): string {
  if (isCollection(style) && style.flow && style.items.length > 0) return ` ${renderFlow(value)}`
  const node = typeof value === 'string' && isScalar(style) ? inStyle(value, style) : value
  const name = 'k'.repeat(Math.max(lead, 1))
  const yaml = stringify({ [name]: node }, { lineWidth: Math.max(LINE_WIDTH - indent, 40) })
  return indented(yaml.slice(name.length + 1).replace(/\n$/, ''), indent)
}

/** An entry of a list, from its hyphen on. */
export function renderEntry(value: unknown, indent: number): string {
  const yaml = stringify([value], { lineWidth: Math.max(LINE_WIDTH - indent, 40) })
  return indented(yaml.replace(/\n$/, ''), indent)
}

/** A name with its value. */
export function renderPair(name: string, value: unknown, indent: number): string {
  const yaml = stringify({ [name]: value }, { lineWidth: Math.max(LINE_WIDTH - indent, 40) })
  return indented(yaml.replace(/\n$/, ''), indent)
}

/** A list or group in brackets. */
function renderFlow(value: unknown): string {
  const options = { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 } as const
  return stringify(value, options).replace(/\n$/, '')
}

function inStyle(value: string, { type }: Scalar): Scalar {
  const node = new Scalar(value)
  node.type = type
  return node
}

/** Moves all lines but the first to the right. */
function indented(text: string, columns: number): string {
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`)
}
