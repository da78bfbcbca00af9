import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { prepareForm } from '../../ui/form/delivery.ts'
import { emailLength } from '../../ui/form/emailLength.ts'
import { NeedsScripts } from '../../ui/form/NeedsScripts.tsx'
import { formMessages } from './messages.ts'
import classes from './NewsletterForm.module.css'
import { signUp } from './signUp.ts'

/** The sign-up form of the footer and the home page. */
export function NewsletterForm() {
  const field = useRef<HTMLInputElement>(null)
  const [isInvalid, setInvalid] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const result = await signUp(form, formMessages.subscribed)
    setInvalid(result === 'empty')
    if (result === 'empty') field.current?.focus()
    if (result === 'subscribed') form.reset()
  }
  return (
    <>
      <NeedsScripts />
      <form
        ref={prepareForm}
        onInput={() => setInvalid(false)}
        onSubmit={submit}
        className={classes.form}
      >
        <input
          ref={field}
          type="email"
          {...emailLength}
          aria-invalid={isInvalid || undefined}
          name="email"
          aria-label="Email address"
          placeholder="Email address"
          autoComplete="email"
          className={classes.input}
        />
        <Button type="submit">Subscribe</Button>
      </form>
    </>
  )
}
