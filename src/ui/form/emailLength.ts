import type { FormEvent } from 'react'

/** As RFC 5321, 4.5.3.1.3, has it; its 256 include angle brackets. */
const LONGEST = 254

/**
 * Properties of a field for an email address: one that is too long for mail is refused by the
 * browser. A `maxLength` would cut off what is pasted instead.
 */
export const emailLength = {
  pattern: `.{0,${LONGEST}}`,
  /** Says what the pattern is about, where the browser would not. */
  onInput({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const isTooLong = field.value.length > LONGEST
    field.setCustomValidity(
      isTooLong ? `Please enter an email address of at most ${LONGEST} characters.` : '',
    )
  },
}
