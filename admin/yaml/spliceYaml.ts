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
  const result = inPlace(source, before, after)
  if (result !== null && holds(result, after)) return mark + result
  // Aliases and their like, which the content check does not let in: only the values are kept.
  return mark + stringify(after, { lineWidth: LINE_WIDTH })
}

/** Exchanges the ranges of the text that differ. */
function inPlace(source: string, before: Group, after: Group): string | null {
  const document = parseDocument(source, { keepSourceTokens: true })
  const root = document.contents
  if (document.errors.length > 0 || !isMap(root)) return null
  return applyEdits(source, changesOf(root, before, after, source))
}

function holds(text: string, values: Group): boolean {
  try {
    return isEqual(parse(text) ?? {}, values)
  } catch {
    // An alias without its anchor, and whatever else is no YAML.
    return false
  }
}
