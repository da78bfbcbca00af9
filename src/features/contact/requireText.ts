import type { FormEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** To be called on each input of a form: a required field of blanks alone counts as empty. */
export function checkField({ target }: FormEvent): void {
  if (isText(target)) target.setCustomValidity(problemOf(target))
}

/**
 * Whether the required fields hold text; if not, the browser says so at the first that does not.
 * Also finds what was filled in without an event, as by a browser that restores a form.
 */
export function isFilledIn(form: HTMLFormElement): boolean {
  for (const field of form.elements) {
    if (isText(field)) field.setCustomValidity(problemOf(field))
  }
  return form.reportValidity()
}

/** An email address of blanks is none to the browser, which leaves them out. */
function isText(target: unknown): target is Field {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.type !== 'email'
}

function problemOf({ required, value }: Field): string {
  return required && value !== '' && value.trim() === '' ? missingMessage() : ''
}

/** What this browser says of an empty field, in its own language. */
function missingMessage(): string {
  const field = document.createElement('input')
  field.required = true
  return field.validationMessage || 'Please fill out this field.'
}
