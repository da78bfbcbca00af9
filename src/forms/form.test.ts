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

test('nobody sees, reads out or reaches the field for programs, and no browser fills it in', () => {
  addHoneypot(form)
  const field = form.querySelector<HTMLInputElement>('input:not([name="subject"])')
  expect(field?.closest('[aria-hidden="true"].visually-hidden')).toBeTruthy()
  expect(field?.tabIndex).toBe(-1)
  expect(field?.autocomplete).toBe('off')
})

test('what was filled into it is noticed once, so that a person can press again', () => {
  addHoneypot(form)
  expect(emptyHoneypot(form)).toBe(false)
  const field = form.querySelector<HTMLInputElement>('input:not([name="subject"])')
  if (field) field.value = 'Buy now'
  expect(emptyHoneypot(form)).toBe(true)
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
