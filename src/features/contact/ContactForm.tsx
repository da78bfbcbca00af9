import '@mantine/core/styles/Input.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { showToast, type Toast } from '../../ui/toast/toast.ts'
import classes from './ContactForm.module.css'
import { submit, type Submission } from './submissions.ts'

const EMPTY: Submission = { name: '', email: '', subject: '', message: '' }

const SENT: Toast = {
  title: 'Message Sent! 📧',
  message: "Thanks for reaching out! We'll get back to you within 24-48 hours.",
}
const NOT_SAVED: Toast = {
  title: 'Not saved',
  message: 'Your browser did not let us store the message. It is still in the form.',
  variant: 'destructive',
}

/** Name, email, subject and message, all required; what was typed stays until it is stored. */
export function ContactForm() {
  const [values, setValues] = useState(EMPTY)

  function field(name: keyof Submission) {
    return {
      name,
      required: true,
      value: values[name],
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget
        setValues((before) => ({ ...before, [name]: value }))
      },
    }
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const stored = submit(values, new Date())
    showToast(stored ? SENT : NOT_SAVED)
    if (stored) setValues(EMPTY)
  }
  return (
    <form onSubmit={send} className={classes.form}>
      <TextInput label="Name" autoComplete="name" {...field('name')} />
      <TextInput label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextInput label="Subject" {...field('subject')} />
      <Textarea label="Message" rows={5} {...field('message')} />
      <Button type="submit">Send Message</Button>
    </form>
  )
}
