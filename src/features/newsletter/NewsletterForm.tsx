import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { prepareForm } from '../../forms/submitForm.ts'
import { emailField } from '../../forms/emailField.ts'
import { NeedsScripts } from '../../forms/NeedsScripts.tsx'
import textInput from '../../ui/field/textInput.module.css'
import classes from './NewsletterForm.module.css'
import { markPopupSeen } from './popupSeen.ts'
import { formMessages, signUp } from './signUp.ts'

async function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  const result = await signUp(form, formMessages.subscribed)
  if (result === 'subscribed') {
    form.reset()
    markPopupSeen()
  }
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
