/** No browser autofills this name. */
const NAME = 'leave-empty'

export function addHoneypot(form: HTMLFormElement): void {
  const field = document.createElement('input')
  field.name = NAME
  field.tabIndex = -1
  field.autocomplete = 'off'
  field.setAttribute('aria-label', 'Leave this empty')
  const hidden = document.createElement('span')
  hidden.className = 'visually-hidden'
  hidden.setAttribute('aria-hidden', 'true')
  hidden.append(field)
  form.append(hidden)
}

/** Emptied, since a browser may have filled it in. */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(NAME)
  if (!(field instanceof HTMLInputElement) || field.value === '') return false
  field.value = ''
  return true
}
