/** The id of the panel, which its button controls. */
export const FILTER_PANEL = 'filters'

/** Focuses the button of the filters, when the pressed control disappears. */
export function focusFilterButton(): void {
  document.querySelector<HTMLElement>(`[aria-controls="${FILTER_PANEL}"]`)?.focus()
}
