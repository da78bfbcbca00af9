export const FILTER_PANEL = 'filters'

export function focusFilterButton(): void {
  document.querySelector<HTMLElement>(`[aria-controls="${FILTER_PANEL}"]`)?.focus()
}
