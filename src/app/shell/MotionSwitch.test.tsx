// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { MotionSwitch } from './MotionSwitch.tsx'

const isPaused = () => document.documentElement.hasAttribute('data-motion-paused')

test('it stops the motion of the logo and starts it again, and says which', async () => {
  const { user } = show(<MotionSwitch />)
  expect(isPaused()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Pause logo animation' }))
  expect(isPaused()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Play logo animation' }))
  expect(isPaused()).toBe(false)
})
