/** The recipe whose note is being written. */
let noting: number | undefined
const listeners = new Set<() => void>()

export function beginNote({ id }: { id: number }): void {
  noting = id
  for (const listener of listeners) listener()
}

export const notingStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => noting,
}
