/** Focuses the button of the filters, when the pressed control disappears. */
export function focusFilterButton(): void {
  document.querySelector<HTMLElement>('[aria-controls="filters"]')?.focus()
}
