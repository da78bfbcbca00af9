import { parseDocument } from 'yaml'
import type { Edit } from './edits.ts'
import { isGroup } from './isEqual.ts'
import { renderValue } from './renderYaml.ts'
import { respell } from './respell.ts'
import type { Slot } from './slots.ts'

/**
 * The edit that makes a text another one: of the ways to write it, the first that changes least and
 * is read as meant.
 */
export function changeScalar(slot: Slot, before: string, after: string, source: string): Edit {
  const { valueStart, start, end, indent, node } = slot
  const room = { indent, lead: valueStart - start }
  const whole: Edit = { start: valueStart, end, text: renderValue(after, room) }
  const [from = valueStart] = node?.range ?? []
  const spelled = respell(source.slice(from, end), before, after)
  const ways: Edit[] = [
    ...(spelled === null ? [] : [{ start: from, end, text: spelled }]),
    { start: valueStart, end, text: renderValue(after, room, node) },
  ]
  return ways.find((edit) => isReadAs(after, edit, slot, source)) ?? whole
}

/** Whether the slot by itself, with the edit made, holds the text. */
function isReadAs(text: string, edit: Edit, { indent, valueStart, end }: Slot, source: string) {
  const value = source.slice(valueStart, edit.start) + edit.text + source.slice(edit.end, end)
  const document = parseDocument(`${' '.repeat(indent)}k:${value}\n`)
  const read: unknown = document.errors.length === 0 ? document.toJS() : null
  return isGroup(read) && read.k === text
}
