import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { showToast } from '../../ui/toast/toast.ts'
import { formMessages } from './messages.ts'
import classes from './NewsletterForm.module.css'
import { emailIn, subscribe } from './subscribers.ts'

function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  const result = subscribe(emailIn(form), new Date())
  showToast(formMessages[result])
  if (result === 'subscribed') form.reset()
}

/** The sign-up form of the footer and the home page. */
export function NewsletterForm() {
  return (
    <form onSubmit={submit} className={classes.form}>
      <input
        type="email"
        name="email"
        aria-label="Email address"
        placeholder="Email address"
        autoComplete="email"
        className={classes.input}
      />
      <Button type="submit">Subscribe</Button>
    </form>
  )
}
