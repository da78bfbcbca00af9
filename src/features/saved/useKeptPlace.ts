import { useState } from 'react'

/** Lists records; the one removed last keeps its place and can be restored. */
export function useKeptPlace<T>(records: ReadonlyMap<string, T>) {
  const [removed, setRemoved] = useState<{ id: string; record: T; undo: () => void }>()
  const all = removed ? new Map([[removed.id, removed.record], ...records]) : records
  return Array.from(all, ([id, record]) => ({
    id,
    record,
    undo: records.has(id) ? undefined : removed?.undo,
    /** @param act removes the record, and returns a function that restores it */
    removeBy: (act: () => () => void) => setRemoved({ id, record, undo: act() }),
  }))
}
