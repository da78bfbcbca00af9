import { type MockInstance, vi } from 'vitest'
import * as toast from '../../src/ui/toast/toast.ts'

/** The toasts that are shown from here on, which stay out of the document. */
export function spyOnToasts(): MockInstance<typeof toast.showToast> {
  return vi.spyOn(toast, 'showToast').mockImplementation(() => {})
}
