/** A short message that appears over the page and leaves by itself. */
export interface Toast {
  title: string
  message?: string
  /** An address to copy by hand, in place of a message; a click selects the whole of it. */
  link?: string
  /** `destructive` for what went wrong. */
  variant?: 'default' | 'destructive'
  /** Milliseconds until it leaves; `Infinity` keeps it until it is closed. */
  duration?: number
}

/** How long a toast stays unless it says otherwise, in milliseconds. */
export const TOAST_DURATION = 5000

type Listener = () => void

let latest: { toast: Toast; count: number } | null = null
const listeners = new Set<Listener>()

/** Shows a toast in place of the one that is there. */
export function showToast(toast: Toast): void {
  latest = { toast, count: (latest?.count ?? 0) + 1 }
  for (const listener of listeners) listener()
}

/** The latest toast and how many there were, for the one area that shows them. */
export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  latest: () => latest,
  none: () => null,
}
