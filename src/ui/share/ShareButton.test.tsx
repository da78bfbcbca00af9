// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
import { ShareButton } from './ShareButton.tsx'
import * as sharing from './shareOrCopy.ts'

const URL = canonicalUrl('/recipes/1')

test.each([
  ['handedOn', []],
  ['copied', [[{ title: 'Link copied', message: 'Paste it into a message or a note.' }]]],
  ['refused', [[{ title: 'Copy this link', link: URL, duration: Infinity }]]],
] as const)('a link that was %s is followed by the toasts %j', async (outcome, toasts) => {
  const told = spyOnToasts()
  vi.spyOn(sharing, 'shareOrCopy').mockResolvedValue(outcome)
  const { user } = show(<ShareButton title="Salmon" path="/recipes/1" />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(told.mock.calls).toEqual(toasts)
})
