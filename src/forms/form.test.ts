// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { latestToast } from '../ui/toast/toast.ts'
import { submitForm, registerSending } from './submitForm.ts'
import {
  describeLateOutcome,
  addHoneypot,
  emptyHoneypot,
  prepareSending,
} from './submitToService.ts'

let form: HTMLFormElement

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<form>
    <input name="subject"><textarea name="message"></textarea><button>Send</button>
  </form>`
  form = document.querySelector('form') ?? document.createElement('form')
})

test('what is refused later is shown until the toast is closed', () => {
  expect(describeLateOutcome('contact', 'refused').duration).toBe(Infinity)
  expect(describeLateOutcome('contact', 'accepted').duration).toBe(undefined)
})

test('a field that nobody sees, reads out, reaches or has filled in notices programs, once', () => {
  addHoneypot(form)
  const field = form.querySelector<HTMLInputElement>('input:not([name="subject"])')
  if (!field) throw new Error('There is no such field.')
  expect(field.closest('[aria-hidden="true"].visually-hidden')).toBeTruthy()
  expect([field.tabIndex, field.autocomplete]).toEqual([-1, 'off'])
  expect(emptyHoneypot(form)).toBe(false)
  field.value = 'Buy now'
  expect(emptyHoneypot(form)).toBe(true)
  // A person can submit again.
  expect(emptyHoneypot(form)).toBe(false)
})

test('a message that was refused later is back in the form, and overwrites nothing', () => {
  const values = { subject: 'Salt', message: 'How much?' }
  const refused = { kind: 'contact', values, date: '2026-02-03T10:20:30.000Z', isRefused: true }
  localStorage.setItem('unsent-1f', JSON.stringify(refused))
  const subject = form.querySelector('input')
  if (subject) subject.value = 'Pepper'
  prepareSending(form)
  expect(subject?.value).toBe('Pepper')
  expect(form.querySelector('textarea')?.value).toBe('How much?')
})

test('when what sends a form does not load, the visitor gets a message and the form is kept', async () => {
  registerSending(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await submitForm(form, 'contact', {}, { title: 'Sent' })).toBe(false)
  expect(latestToast.read()?.toast).toMatchObject({ title: 'Not sent', variant: 'destructive' })
})
