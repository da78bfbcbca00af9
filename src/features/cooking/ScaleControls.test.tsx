// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { type Rescale, ScaleControls } from './ScaleControls.tsx'

function showControls() {
  const rescale = vi.fn<(to: Rescale) => void>()
  const controls = (servings: number) => <ScaleControls own={4} {...{ servings, rescale }} />
  const { user, showAgain } = show(controls(4))
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Servings' })
  return { user, field, rescale, update: (servings: number) => showAgain(controls(servings)) }
}

test('what is typed stays while the code that scales arrives; other servings replace it', async () => {
  const { user, field, update } = showControls()
  await user.type(field, '0')
  update(4)
  expect(field.value).toBe('40')
  update(5)
  expect(field.value).toBe('5')
})

test('what is no number is said and replaced', async () => {
  const { user, field, rescale } = showControls()
  await user.type(field, 'x')
  await user.tab()
  expect(field.value).toBe('4')
  expect(rescale).toHaveBeenLastCalledWith({ typed: '4x' })
  expect(screen.getByRole('status').textContent).toContain('“4x” is not possible')
})
