import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import * as words from 'words/newsletter'
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
        <input {...emailField} aria-label={words.email} placeholder={words.email} />
        <Button type="submit">{words.subscribe}</Button>
      </form>
    </>
  )
}
