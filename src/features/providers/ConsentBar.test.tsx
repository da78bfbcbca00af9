// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { ConsentBar } from './ConsentBar.tsx'
import type { Provider } from './providers.ts'

const COUNTER: Provider = {
  name: 'counter',
  purpose: 'Counter counts page views',
  needsConsent: true,
  setsCookies: false,
  start() {},
}
const SHOP: Provider = { ...COUNTER, name: 'shop', purpose: 'Shop shows ads', setsCookies: true }

type Before = Parameters<typeof ConsentBar>[0]['before']

function ask({ providers = [COUNTER], before = null as Before, isCalled = false }) {
  const onAnswer = vi.fn<(consent: 'allowed' | 'declined' | null) => void>()
  const { user } = show(<ConsentBar {...{ providers, before, isCalled, onAnswer }} />)
  const bar = screen.getByRole('region', { name: 'Privacy choices' })
  return { user, bar, onAnswer }
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test.each([
  [[COUNTER, SHOP], 'Counter counts page views and Shop shows ads, which can use cookies.'],
  [[COUNTER], 'Counter counts page views.'],
])('of %j it says what all of them do, and whether one sets cookies', (providers, doings) => {
  expect(ask({ providers }).bar.textContent).toContain(`If you allow it, ${doings}`)
})

test.each([
  ['Decline', 'declined'],
  ['Allow', 'allowed'],
])('%s answers that it is %s', async (name, answer) => {
  const { user, onAnswer } = ask({})
  await user.click(screen.getByRole('button', { name }))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer)
})

test.each([
  ['allowed', 'You have allowed it.'],
  ['declined', 'You have declined it.'],
] as const)('what was %s before is said, and can be changed', (before, sentence) => {
  expect(ask({ before }).bar.textContent).toContain(sentence)
  expect(buttons()).toEqual(['Decline', 'Allow'])
})

test('where the browser has declined, there is nothing to answer', async () => {
  const { user, bar, onAnswer } = ask({ before: 'refused' })
  expect(bar.textContent).toContain('Global Privacy Control')
  expect(buttons()).toEqual(['Close'])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(null)
})

test.each([false, true])('called by the visitor %s, it has the focus as well', (isCalled) => {
  const { bar } = ask({ isCalled })
  expect(document.activeElement).toBe(isCalled ? bar : document.body)
})
