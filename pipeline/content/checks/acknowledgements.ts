import { ACKNOWLEDGEABLE_RULES } from '../../../src/content/schema/warnings.ts'
import {
  reportInto,
  ofSeverity,
  type SourcePlace,
  type ContentProblem,
} from '../../problems/problem.ts'
import type { ReadDocument } from '../documents/document.ts'

type Acknowledgement = ReturnType<typeof acknowledgementsOf>[number]

/** Removes acknowledged warnings. Without errors, adds a warning for each needless entry. */
export function unacknowledged(documents: readonly ReadDocument[], problems: ContentProblem[]) {
  const known = new Map(documents.map((document) => [document.file, acknowledgementsOf(document)]))
  const needed = new Set<Acknowledgement>()
  const rest = problems.filter((problem) => {
    const covering = (known.get(problem.file) ?? []).filter((entry) => covers(entry, problem))
    for (const entry of covering) needed.add(entry)
    return covering.length === 0
  })
  if (ofSeverity('error', rest).length > 0) return rest
  for (const [file, entries] of known) {
    const report = reportInto(rest, file)
    for (const entry of entries.filter((candidate) => !needed.has(candidate))) {
      const what = `There is no warning “${entry.rule}” to acknowledge here.`
      report(entry.place, 'unneeded-acknowledgement', what, 'Remove the entry.')
    }
  }
  return rest
}

export function unacknowledgedWarnings(document: ReadDocument): ContentProblem[] {
  const entries = acknowledgementsOf(document)
  return ofSeverity('warning', document.problems).filter(
    (problem) => !entries.some((entry) => covers(entry, problem)),
  )
}

const ENTRY = /^acknowledge\[\d+\]$/

/** The warnings that a document accepts, each `within` one place or everywhere. */
function acknowledgementsOf(document: ReadDocument) {
  return document.placed.flatMap(({ path, value, place }) => {
    if (!ENTRY.test(path) || typeof value !== 'object' || !('rule' in value)) return []
    const { rule, field } = value
    const within = typeof field === 'string' ? areaOf(document, field) : undefined
    return [{ rule: String(rule), within, place }]
  })
}

function areaOf({ placed }: ReadDocument, path: string): SourcePlace {
  const field = placed.find((candidate) => candidate.path === path)
  if (!field) return { line: Infinity, column: 1 }
  if (!field.places) return field.place
  // A body reaches from its first element to the end of the file.
  const line = Math.min(...Array.from(field.places.values(), (place) => place.line))
  return { line, column: 1, end: { line: Infinity, column: 1 } }
}

function covers({ rule, within }: Acknowledgement, problem: ContentProblem): boolean {
  if (!(problem.rule in ACKNOWLEDGEABLE_RULES) || problem.rule !== rule) return false
  if (!within) return true
  const at = offsetOf(problem)
  return at >= offsetOf(within) && at <= offsetOf(within.end ?? within)
}

/** One number for a place; no line has a million characters. */
function offsetOf({ line, column }: { line: number; column: number }): number {
  return line * 1e6 + column
}
