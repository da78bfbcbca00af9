type Listener = (path: string) => void

let shown = ''
const listeners = new Set<Listener>()

export function announcePage(path: string): void {
  shown = path
  for (const listener of listeners) listener(path)
}

/** Reports the page that is shown, now and after each navigation. */
export function followPages(listener: Listener): void {
  listeners.add(listener)
  listener(shown)
}
