import type { FormEvent } from 'react'

/**
 * The most characters of an address that mail can be sent to: RFC 5321, 4.5.3.1.3, without the angle
 * brackets that it counts.
 */
const LONGEST_EMAIL = 254

type Field = HTMLInputElement | HTMLTextAreaElement

/** To be called on each input of a form: refuses what the browser itself would let through. */
export function checkField({ target }: FormEvent): void {
  if (isField(target)) target.setCustomValidity(problemOf(target))
}

/**
 * Whether the fields hold what the form asks for; if not, the browser says so at the first that does
 * not. Also finds what was filled in before there was anything to listen.
 */
export function isFilledIn(form: HTMLFormElement): boolean {
  for (const field of form.elements) {
    if (isField(field)) field.setCustomValidity(problemOf(field))
  }
  return form.reportValidity()
}

function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function problemOf(field: Field): string {
  if (field.required && field.value !== '' && field.value.trim() === '') return missingMessage()
  if (field.type === 'email' && field.value.length > LONGEST_EMAIL) {
    return `Please enter an email address of at most ${LONGEST_EMAIL} characters.`
  }
  return ''
}

/** What this browser says of an empty field, in its own language. */
function missingMessage(): string {
  const field = document.createElement('input')
  field.required = true
  return field.validationMessage || 'Please fill out this field.'
}
