import { isMap, parse, parseDocument, stringify } from 'yaml'
import { changesOf } from './changesOf.ts'
import { applyEdits } from './edits.ts'
import { type Group, isEqual } from './isEqual.ts'
import { LINE_WIDTH } from './renderYaml.ts'

/**
 * Puts other values into a YAML text. Only the lines of values that differ are touched: comments,
 * quotes, the order of names, line ends and the rest of the layout stay as they are.
 *
 * @param before what the text holds
 * @param after what the result holds
 */
export function spliceYaml(text: string, before: Group, after: Group): string {
  if (isEqual(before, after)) return text
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const source = text.slice(mark.length)
  const ways = [() => inPlace(source, before, after), () => throughDocument(source, after)]
  for (const way of ways) {
    const result = way()
    if (result !== null && holds(result, after)) return mark + result
  }
  return mark + stringify(after, { lineWidth: LINE_WIDTH })
}

/** Exchanges the ranges of the text that differ. */
function inPlace(source: string, before: Group, after: Group): string | null {
  const document = parseDocument(source, { keepSourceTokens: true })
  const root = document.contents
  if (document.errors.length > 0 || !isMap(root)) return null
  return applyEdits(source, changesOf(root, before, after, source))
}

/** For what ranges cannot express, such as aliases: the library keeps comments, but lays out anew. */
function throughDocument(source: string, after: Group): string | null {
  const document = parseDocument(source)
  if (document.errors.length > 0 || !isMap(document.contents)) return null
  const before: Group = document.toJS()
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) document.delete(name)
  for (const [name, value] of Object.entries(after)) {
    if (!isEqual(before[name], value)) document.set(name, value)
  }
  return document.toString({ lineWidth: LINE_WIDTH })
}

function holds(text: string, values: Group): boolean {
  try {
    return isEqual(parse(text) ?? {}, values)
  } catch {
    // An alias without its anchor, and whatever else is no YAML.
    return false
  }
}
