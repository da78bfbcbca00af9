// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { show } from '../../../tests/show.tsx'
import { showToast } from './toast.ts'
import { ToastArea } from './ToastArea.tsx'

afterEach(() => {
  act(() => notifications.clean())
})

/** The area, and the button that had the focus when the first toast came. */
async function showFirst(title: string) {
  const { user } = show(
    <>
      <button type="button">Page</button>
      <ToastArea />
    </>,
  )
  const before = screen.getByRole('button', { name: 'Page' })
  before.focus()
  act(() => showToast({ title, message: 'And why.' }))
  const toast = await screen.findByRole('group', { name: title })
  return { user, before, toast }
}

/** What leaves does so with the next tick. */
async function expectTitles(...titles: string[]) {
  await waitFor(() => {
    const toasts = screen.queryAllByRole('group')
    expect(toasts.map((toast) => toast.getAttribute('aria-label'))).toEqual(titles)
  })
}

test('a toast has its words, in a region that names the key that leads there', async () => {
  const { toast } = await showFirst('Saved')
  expect(toast.textContent).toContain('And why.')
  const region = screen.getByRole('region', { name: 'Messages (F8)' })
  expect(region.contains(toast)).toBe(true)
  expect(region.closest('[aria-live="polite"]')).not.toBe(null)
})

test('a new toast replaces the one that is there', async () => {
  const { toast } = await showFirst('Saved')
  act(() => showToast({ title: 'Sent' }))
  await expectTitles('Sent')
  expect(toast.isConnected).toBe(false)
})

test('its button closes it, and no empty region stays', async () => {
  const { user, toast } = await showFirst('Saved')
  await user.click(within(toast).getByRole('button', { name: 'Close message' }))
  await expectTitles()
  await waitFor(() => expect(screen.queryByRole('region')).toBe(null))
})

test('Escape closes it from anywhere, and the focus stays', async () => {
  const { user, before } = await showFirst('Saved')
  await user.keyboard('{Escape}')
  await expectTitles()
  expect(document.activeElement).toBe(before)
})

test('F8 leads to it, and the focus returns when it is closed', async () => {
  const { user, before, toast } = await showFirst('Saved')
  await user.keyboard('{F8}')
  expect(document.activeElement).toBe(within(toast).getByRole('button'))
  await user.keyboard('{Enter}')
  await expectTitles()
  expect(document.activeElement).toBe(before)
})

test('the focus returns when another toast replaces the one that has it', async () => {
  const { user, before } = await showFirst('Saved')
  await user.keyboard('{F8}')
  act(() => showToast({ title: 'Sent' }))
  expect(document.activeElement).toBe(before)
})

test('while a dialog is open, keys are for the dialog', async () => {
  const { user, before } = await showFirst('Saved')
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  await user.keyboard('{F8}{Escape}')
  await expectTitles('Saved')
  expect(document.activeElement).toBe(before)
})
