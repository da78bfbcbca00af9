// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { appearance } from 'virtual:appearance'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'

const button = (scheme: string) => screen.getByRole('button', { name: `Use ${scheme} colors` })

/** Returns the color of the browser's frame for each scheme of the system. */
const frame = () =>
  [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [
    meta.getAttribute('content'),
    meta.getAttribute('media'),
  ])

test('it switches to dark and back, and the browser’s frame with it', async () => {
  const { user } = show(<ColorSchemeSwitch />)
  expect(frame()).toEqual([
    [appearance.pageColors.light, '(prefers-color-scheme: light)'],
    [appearance.pageColors.dark, '(prefers-color-scheme: dark)'],
  ])
  await user.click(button('dark'))
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
  expect(frame()).toEqual([
    [appearance.pageColors.light, 'not all'],
    [appearance.pageColors.dark, 'all'],
  ])
  await user.click(button('light'))
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light')
})
