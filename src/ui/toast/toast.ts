export interface Toast {
  title: string
  message?: string
  /** Shown in place of a message, to be copied by hand. */
  link?: string
  variant?: 'default' | 'destructive'
  /** In milliseconds; `Infinity` keeps it until it is closed. */
  duration?: number
}

/** In milliseconds. */
export const TOAST_DURATION = 5000

type Listener = () => void

let latest: { toast: Toast; count: number } | null = null
const listeners = new Set<Listener>()

/** Replaces the toast that is there. */
export function showToast(toast: Toast): void {
  latest = { toast, count: (latest?.count ?? 0) + 1 }
  for (const listener of listeners) listener()
}

export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  latest: () => latest,
  none: () => null,
}
