import { liveValue } from '../../shared/liveValue.ts'

export interface Toast {
  title: string
  message?: string
  /** Shown in place of a message, to be copied by hand. */
  link?: string
  variant?: 'default' | 'destructive'
  /** In milliseconds; `Infinity` keeps the toast until it is closed. */
  duration?: number
}

export const TOAST_DURATION = 5000

export const latestToast = liveValue<{ toast: Toast; count: number } | null>(null)

export function showToast(toast: Toast): void {
  latestToast.set({ toast, count: (latestToast.read()?.count ?? 0) + 1 })
}
