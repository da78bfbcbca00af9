import { type MockInstance, vi } from 'vitest'
import * as toast from '../../src/ui/toast/toast.ts'

/** Records toasts from now on, instead of showing them. */
export function spyOnToasts(): MockInstance<typeof toast.showToast> {
  return vi.spyOn(toast, 'showToast').mockImplementation(() => {})
}
