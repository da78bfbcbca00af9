import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { prepareForm } from '../../forms/deliverForm.ts'
import { emailField } from '../../forms/emailField.ts'
import { NeedsScripts } from '../../forms/NeedsScripts.tsx'
import textInput from '../../ui/field/textInput.module.css'
import classes from './NewsletterForm.module.css'
import { formMessages, signUp } from './signUp.ts'
import { showToast } from '../../ui/toast/toast.ts'

async function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  const result = await signUp(form, formMessages.subscribed)
  if (result === 'subscribed') form.reset()
  const field = form.querySelector<HTMLInputElement>('[type="email"]')
  if (result !== 'empty' || !field) return
  field.ariaInvalid = 'true'
  field.focus()
}

export function NewsletterForm() {
  return (
    <>
      <NeedsScripts />
      <form
        ref={prepareForm}
        onSubmit={submit}
        className={`${textInput.group} ${classes.form} needs-scripts`}
      >
        <input {...emailField} aria-label="Email address" placeholder="Email address" />
        <Button type="submit">Subscribe</Button>
      </form>
    </>
  )
}

export function SubscribeButton() {
  return (
    <div className="centered-row needs-scripts">
      <Button onClick={() => showToast({ title: 'This feature is on the way!' })}>
        Subscribe to Newsletter
      </Button>
      <p>
        Until then, the form in the <a href="#newsletter">footer</a> signs you up.
      </p>
    </div>
  )
}
