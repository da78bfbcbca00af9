/** The recipe whose note is to be written, by its id; the page and the control that asks share it. */
let noting: number | undefined
const listeners = new Set<() => void>()

/** Shows the field for the note on a recipe, and puts the focus there. */
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
