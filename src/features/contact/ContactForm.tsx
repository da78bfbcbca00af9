import '@mantine/core/styles/Input.css'
import { Button, InputBase } from '@mantine/core'
import type { FormEvent } from 'react'
import { showToast, type Toast } from '../../ui/toast/toast.ts'
import classes from './ContactForm.module.css'
import { submit, type Submission } from './submissions.ts'

const SENT: Toast = {
  title: 'Message Sent! 📧',
  message: "Thanks for reaching out! We'll get back to you within 24-48 hours.",
}
const NOT_SAVED: Toast = {
  title: 'Not saved',
  message: 'Your browser did not let us store the message. It is still in the form.',
  variant: 'destructive',
}

function send(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  const data = new FormData(form)
  const field = (name: keyof Submission) => String(data.get(name) ?? '')
  const submission = {
    name: field('name'),
    email: field('email'),
    subject: field('subject'),
    message: field('message'),
  }
  const stored = submit(submission, new Date())
  showToast(stored ? SENT : NOT_SAVED)
  if (stored) form.reset()
}

/** Name, email, subject and message, all required; what was typed stays until it is stored. */
export function ContactForm() {
  return (
    <form onSubmit={send} className={classes.form}>
      <InputBase label="Name" name="name" required autoComplete="name" />
      <InputBase label="Email" name="email" type="email" required autoComplete="email" />
      <InputBase label="Subject" name="subject" required />
      <InputBase component="textarea" multiline label="Message" name="message" required rows={5} />
      <Button type="submit">Send Message</Button>
    </form>
  )
}
