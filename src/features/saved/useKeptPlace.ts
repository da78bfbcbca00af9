import { useState } from 'react'

/** Keeps the place of the record that was removed last, so that its button can undo that. */
export function useKeptPlace<T>(records: ReadonlyMap<string, T>) {
  const [removed, setRemoved] = useState<{ id: string; record: T; undo: () => void }>()
  return {
    all: removed ? new Map([[removed.id, removed.record], ...records]) : records,
    keepPlace: (id: string, record: T, undo: () => void) => setRemoved({ id, record, undo }),
    undoOf: (id: string) => (records.has(id) ? undefined : removed?.undo),
  }
}
