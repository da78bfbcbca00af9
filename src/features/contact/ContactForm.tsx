import { Button } from '@mantine/core'
import { type FormEvent, type ReactElement, useId } from 'react'
import * as words from 'words/contact'
import * as site from 'words/site'
import { hasFormService, settings } from '../../settings/settings.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { appendToStoredList } from '../../storage/webStorage.ts'
import { submitForm, prepareForm } from '../../forms/submitForm.ts'
import { emailField } from '../../forms/emailField.ts'
import { NeedsScripts } from '../../forms/NeedsScripts.tsx'
import { showToast, type Toast } from '../../ui/toast/toast.ts'
import textInput from '../../ui/field/textInput.module.css'
import classes from './ContactForm.module.css'

const SENT: Toast = { title: words.sentTitle, message: words.sent }
const NOT_STORED: Toast = {
  title: site.notStored,
  message: words.notStored({ email: settings.contacts.general }),
  variant: 'destructive',
}

async function sendMessage(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  if (!isFilledIn(form)) return
  const data = new FormData(form)
  const submission = Object.fromEntries(
    ['name', 'email', 'subject', 'message'].map((name) => [name, String(data.get(name) ?? '')]),
  )
  const isAccepted = hasFormService('contact')
    ? await submitForm(form, 'contact', submission, SENT)
    : storeMessage(submission)
  if (isAccepted) form.reset()
}

function storeMessage(submission: object): boolean {
  const entry = { ...submission, date: new Date().toISOString() }
  const stored = appendToStoredList(STORAGE_KEYS.submissions, entry)
  showToast(stored ? SENT : NOT_STORED)
  return stored
}

export function ContactForm() {
  return (
    <>
      <NeedsScripts />
      <form
        ref={prepareForm}
        onInput={({ target }) => isText(target) && target.setCustomValidity('')}
        onSubmit={sendMessage}
        className={`framed ${classes.form}`}
      >
        <p className="dimmed small">
          {words.required({ star: (text) => <span className={classes.star}>{text}</span> })}
        </p>
        <Field label={words.name}>
          {(field) => <input {...field} name="name" required autoComplete="name" />}
        </Field>
        <Field label={words.email}>
          {(field) => <input {...field} {...emailField} required />}
        </Field>
        <Field label={words.subject}>
          {(field) => <input {...field} name="subject" required />}
        </Field>
        <Field label={words.message}>
          {(field) => <textarea {...field} name="message" required rows={5} />}
        </Field>
        <Button type="submit">{words.send}</Button>
      </form>
    </>
  )
}

interface FieldProps {
  label: string
  children: (field: { id: string; className: string | undefined }) => ReactElement
}

/** Mantine's field would add a tenth to the page's code. */
function Field({ label, children }: FieldProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {label}{' '}
        <span aria-hidden className={classes.star}>
          *
        </span>
      </label>
      {children({ id, className: textInput.box })}
    </div>
  )
}

/** Checks on submit, since autofill may fire no event. Spaces do not count as text. */
function isFilledIn(form: HTMLFormElement): boolean {
  for (const field of form.elements) {
    if (!isText(field)) continue
    const isBlank = field.required && field.value !== '' && field.value.trim() === ''
    field.setCustomValidity(isBlank ? missingMessage() : '')
  }
  return form.reportValidity()
}

/** Excludes email fields, since browsers trim addresses. */
function isText(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.type !== 'email'
}

function missingMessage(): string {
  const field = document.createElement('input')
  field.required = true
  return field.validationMessage || words.missing
}
