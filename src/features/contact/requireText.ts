import type { FormEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Spaces do not count as text in a required field. */
export function checkField({ target }: FormEvent): void {
  if (isText(target)) target.setCustomValidity(problemOf(target))
}

/**
 * Also checks values that the browser filled in without an event.
 * @returns whether all is filled in; if not, the browser says where
 */
export function isFilledIn(form: HTMLFormElement): boolean {
  for (const field of form.elements) {
    if (isText(field)) field.setCustomValidity(problemOf(field))
  }
  return form.reportValidity()
}

/** Browsers trim email addresses themselves. */
function isText(target: unknown): target is Field {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.type !== 'email'
}

function problemOf({ required, value }: Field): string {
  return required && value !== '' && value.trim() === '' ? missingMessage() : ''
}

function missingMessage(): string {
  const field = document.createElement('input')
  field.required = true
  return field.validationMessage || 'Please fill out this field.'
}
