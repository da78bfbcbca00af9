import { isMap, isSeq, type YAMLMap, type YAMLSeq } from 'yaml'
import { changeScalar } from './changeScalar.ts'
import { compareLists, type ListStep } from './compareLists.ts'
import { type Edit, insertLine, lineStart, nextLine } from './edits.ts'
import { type Group, isEqual, isGroup } from './isEqual.ts'
import { renderEntry, renderPair, renderValue } from './renderYaml.ts'
import { isBlock, type Slot, slotsOfMap, slotsOfSeq } from './slots.ts'

/** The edits to the text that make a group of names hold other values. */
export function changesOf(map: YAMLMap, before: Group, after: Group, source: string): Edit[] {
  const slots = slotsOfMap(map, source)
  const kept = [...slots].filter(([name]) => Object.hasOwn(after, name))
  const removed = [...slots].flatMap(([name, slot]) => (Object.hasOwn(after, name) ? [] : [slot]))
  return [
    ...kept.flatMap(([name, slot]) => changeValue(slot, before[name], after[name], source)),
    ...removed.map((slot) => removeSlot(slot, [...slots.values()], source)),
    ...newPairs([...slots.values()], slots, after, source),
  ]
}

/** Each new name stands behind the one that comes before it in `after`. */
function newPairs(all: Slot[], slots: Map<string, Slot>, after: Group, source: string): Edit[] {
  const names = Object.keys(after)
  return names.flatMap((name, index) => {
    if (slots.has(name)) return []
    const neighbour = names.slice(0, index).findLast((candidate) => slots.has(candidate))
    const place = neighbour === undefined ? undefined : slots.get(neighbour)
    const indent = all[0]?.indent ?? 0
    return [insertSlot(renderPair(name, after[name], indent), place, all, source)]
  })
}

function changeList(seq: YAMLSeq, before: unknown[], after: unknown[], source: string): Edit[] {
  const slots = slotsOfSeq(seq, source)
  let last: Slot | undefined
  return compareLists(before, after).flatMap((step) => {
    const edits = changeEntry(step, { slots, last, before, after, source })
    if (step.kind !== 'added') last = slots[step.old] ?? last
    return edits
  })
}

interface ListContext {
  slots: Slot[]
  /** The slot behind which the next new entry goes. */
  last: Slot | undefined
  before: unknown[]
  after: unknown[]
  source: string
}

function changeEntry(step: ListStep, { slots, last, before, after, source }: ListContext): Edit[] {
  const slot = step.old === undefined ? undefined : slots[step.old]
  switch (step.kind) {
    case 'kept':
      return []
    case 'removed':
      return slot ? [removeSlot(slot, slots, source)] : []
    case 'changed':
      return slot ? changeValue(slot, before[step.old], after[step.now], source) : []
    case 'added': {
      // What was only moved keeps its spelling and the comment behind it.
      const moved = slot && source.slice(slot.start, nextLine(source, slot.end)).trimEnd()
      const line = moved ?? renderEntry(after[step.now], slots[0]?.indent ?? 0)
      return [insertSlot(line, last, slots, source)]
    }
  }
}

function changeValue(slot: Slot, before: unknown, after: unknown, source: string): Edit[] {
  if (isEqual(before, after)) return []
  const { node } = slot
  if (isBlock(node)) {
    if (isMap(node) && isGroup(before) && isGroup(after) && Object.keys(after).length > 0) {
      return changesOf(node, before, after, source)
    }
    if (isSeq(node) && Array.isArray(before) && Array.isArray(after) && after.length > 0) {
      return changeList(node, before, after, source)
    }
  }
  if (typeof before === 'string' && typeof after === 'string' && node) {
    return [changeScalar(slot, before, after, source)]
  }
  return [replaceValue(slot, after)]
}

function replaceValue({ valueStart, start, end, indent, node }: Slot, after: unknown): Edit {
  const lead = valueStart - start
  return { start: valueStart, end, text: renderValue(after, { indent, lead }, node) }
}

/** Takes the lines of a slot out; the first one may share its line with the hyphen around it. */
function removeSlot(slot: Slot, slots: Slot[], source: string): Edit {
  const start = lineStart(source, slot.start)
  if (source.slice(start, slot.start).trim() === '') {
    return { start, end: nextLine(source, slot.end), text: '' }
  }
  const next = slots[slots.indexOf(slot) + 1]
  return { start: slot.start, end: next?.start ?? slot.end, text: '' }
}

/** Puts lines behind a slot, or before the first. */
function insertSlot(line: string, behind: Slot | undefined, slots: Slot[], source: string): Edit {
  const indent = ' '.repeat(slots[0]?.indent ?? 0)
  if (behind) return insertLine(source, nextLine(source, behind.end), indent + line)
  const start = slots[0]?.start ?? 0
  return { start, end: start, text: `${line}\n${indent}` }
}
