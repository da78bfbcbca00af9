/** No browser has a value for a field of this name; what fills it in fills in everything. */
const NAME = 'leave-empty'

/** Adds a field for programs to a form; people neither see nor reach it. */
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

/** Whether the honeypot was filled in; it is empty afterwards, since a browser may have done it. */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(NAME)
  if (!(field instanceof HTMLInputElement) || field.value === '') return false
  field.value = ''
  return true
}
