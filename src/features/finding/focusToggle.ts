/** For a pressed control that goes away: the focus moves to the button that stays. */
export function focusToggle(): void {
  document.querySelector<HTMLElement>('[aria-controls="filters"]')?.focus()
}
