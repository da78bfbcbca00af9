import type { FormEvent } from 'react'

/** RFC 5321, 4.5.3.1.3, counts 256 with the angle brackets. */
const LONGEST = 254

/**
 * What every field for an email address is. The browser refuses one that is too long for mail; a
 * `maxLength` would cut off what is pasted instead.
 */
export const emailField = {
  type: 'email',
  name: 'email',
  autoComplete: 'email',
  pattern: `.{0,${LONGEST}}`,
  onInput({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    field.ariaInvalid = null
    // Says what the pattern is about, which the browser would not.
    const isTooLong = field.value.length > LONGEST
    field.setCustomValidity(isTooLong ? `Please use at most ${LONGEST} characters.` : '')
  },
}
