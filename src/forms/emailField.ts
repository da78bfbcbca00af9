import type { FormEvent } from 'react'
import * as words from 'words/forms'

/** RFC 5321, 4.5.3.1.3, allows 256 with the angle brackets. */
const MAX_EMAIL_LENGTH = 254

/** Uses a pattern, since `maxLength` would cut off pasted text. */
export const emailField = {
  type: 'email',
  name: 'email',
  autoComplete: 'email',
  pattern: `.{0,${MAX_EMAIL_LENGTH}}`,
  onInput({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    field.ariaInvalid = null
    // Browsers do not explain what a pattern means.
    const isTooLong = field.value.length > MAX_EMAIL_LENGTH
    field.setCustomValidity(isTooLong ? words.tooLong({ count: MAX_EMAIL_LENGTH }) : '')
  },
}
