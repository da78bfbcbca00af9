import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { showToast } from '../../ui/toast/toast.ts'
import { formMessages } from './messages.ts'
import classes from './NewsletterForm.module.css'
import { subscribe } from './subscribers.ts'

/** The sign-up form of the footer and the home page. */
export function NewsletterForm() {
  const [email, setEmail] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    const result = subscribe(email, new Date())
    showToast(formMessages[result])
    if (result === 'subscribed') setEmail('')
  }
  return (
    <form onSubmit={submit} className={classes.form}>
      <input
        type="email"
        name="email"
        aria-label="Email address"
        placeholder="Email address"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        className={classes.input}
      />
      <Button type="submit">Subscribe</Button>
    </form>
  )
}
