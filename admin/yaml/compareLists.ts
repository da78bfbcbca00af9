import { isEqual } from './isEqual.ts'

/** How the entries of a list changed: each step is an entry that was, one that is, or both. */
export type ListStep =
  | { kind: 'kept'; old: number }
  | { kind: 'changed'; old: number; now: number }
  | { kind: 'removed'; old: number }
  /** `old` is where the same entry stood before, when it was only moved. */
  | { kind: 'added'; now: number; old?: number }

/** The steps from one list to another, in order; as many entries as possible are kept. */
export function compareLists(before: unknown[], after: unknown[]): ListStep[] {
  const steps: ListStep[] = []
  let old = 0
  let now = 0
  for (const [nextOld, nextNow] of commonEntries(before, after)) {
    steps.push(...gap(before, after, range(old, nextOld), range(now, nextNow)))
    if (nextOld < before.length) steps.push({ kind: 'kept', old: nextOld })
    old = nextOld + 1
    now = nextNow + 1
  }
  return withMoves(steps, before, after)
}

/** What stands between two kept entries: changed one by one, the rest removed or added. */
function gap(before: unknown[], after: unknown[], olds: number[], nows: number[]): ListStep[] {
  const changeable = olds.filter((old) => !holds(after, before[old]))
  const fresh = nows.filter((now) => !holds(before, after[now]))
  const partner = new Map(changeable.map((old, index) => [old, fresh[index]]))
  const taken = new Set(fresh.slice(0, changeable.length))
  return [
    ...olds.map((old): ListStep => {
      const now = partner.get(old)
      return now === undefined ? { kind: 'removed', old } : { kind: 'changed', old, now }
    }),
    ...nows.filter((now) => !taken.has(now)).map((now): ListStep => ({ kind: 'added', now })),
  ]
}

function holds(list: unknown[], value: unknown): boolean {
  return list.some((entry) => isEqual(entry, value))
}

/** Adds to entries that were added where the same one was removed. */
function withMoves(steps: ListStep[], before: unknown[], after: unknown[]): ListStep[] {
  const removed = steps.flatMap((step) => (step.kind === 'removed' ? [step.old] : []))
  return steps.map((step) => {
    if (step.kind !== 'added') return step
    const old = removed.find((candidate) => isEqual(before[candidate], after[step.now]))
    return old === undefined ? step : { ...step, old }
  })
}

/** The longest common subsequence as pairs of indexes, and at last that of the two ends. */
function commonEntries(before: unknown[], after: unknown[]): [number, number][] {
  const lengths = before.map(() => after.map(() => 0))
  const at = (old: number, now: number) => lengths[old]?.[now] ?? 0
  for (const old of range(0, before.length).toReversed()) {
    for (const now of range(0, after.length).toReversed()) {
      const row = lengths[old]
      if (!row) continue
      row[now] = isEqual(before[old], after[now])
        ? at(old + 1, now + 1) + 1
        : Math.max(at(old + 1, now), at(old, now + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let old = 0, now = 0; old < before.length && now < after.length;) {
    if (isEqual(before[old], after[now])) pairs.push([old++, now++])
    else if (at(old + 1, now) >= at(old, now + 1)) old += 1
    else now += 1
  }
  return [...pairs, [before.length, after.length]]
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index)
}
