// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { showToast } from './toast.ts'
import { ToastArea } from './ToastArea.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { toNotification } from './ToastList.tsx'

afterEach(() => {
  act(() => notifications.clean())
})

async function showFirst() {
  const { user } = show(<ToastArea />)
  act(() => showToast({ title: 'Saved', message: 'And why.' }))
  const toast = await screen.findByRole('group', { name: 'Saved' })
  return { user, toast }
}

/** Waits for the next tick, in which old toasts disappear. */
async function expectTitles(...titles: string[]) {
  await waitFor(() => {
    const toasts = screen.queryAllByRole('group')
    expect(toasts.map((toast) => toast.getAttribute('aria-label'))).toEqual(titles)
  })
}

test('a toast is announced with its words, and its button closes it', async () => {
  const { user, toast } = await showFirst()
  expect(toast.textContent).toContain('And why.')
  expect(toast.closest('[aria-live="polite"]')).not.toBe(null)
  await user.click(within(toast).getByRole('button', { name: 'Close message' }))
  await expectTitles()
})

test('a new toast replaces the one that is there', async () => {
  const { toast } = await showFirst()
  act(() => showToast({ title: 'Sent' }))
  await expectTitles('Sent')
  expect(toast.isConnected).toBe(false)
})

test.each([
  [{}, 5000, 'default'],
  [{ duration: 800 }, 800, 'default'],
  [{ duration: Infinity }, false, 'default'],
  [{ variant: 'destructive' }, 5000, 'destructive'],
] as const)('the toast %j closes after %s and looks %s', (options, autoClose, variant) => {
  const shown = toNotification({ title: 'Saved', ...options })
  expect(shown).toMatchObject({ autoClose, 'data-variant': variant })
})

test('a toast with a link shows the link by itself, to be selected', () => {
  const { message } = toNotification({
    title: 'Copy this link',
    link: 'https://pinchwell.example/',
  })
  expect(renderToStaticMarkup(message)).toMatch(
    /^<span [^>]*data-selectable[^>]*>https:\/\/pinchwell\.example\/<\/span>$/,
  )
})
