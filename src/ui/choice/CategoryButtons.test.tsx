// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/show.tsx'
import { CategoryButtons } from './CategoryButtons.tsx'

const OPTIONS = ['All', 'Lunch', 'Dinner'] as const

test('of the buttons in the group, the chosen one alone is pressed', () => {
  show(<CategoryButtons label="Categories" options={OPTIONS} chosen="Lunch" choose={() => {}} />)
  const group = within(screen.getByRole('group', { name: 'Categories' }))
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(OPTIONS)
  expect(group.getByRole('button', { pressed: true }).textContent).toBe('Lunch')
})

test('a press chooses', async () => {
  const choose = vi.fn<(option: string) => void>()
  const { user } = show(
    <CategoryButtons label="Categories" options={OPTIONS} chosen="Lunch" choose={choose} />,
  )
  await user.click(screen.getByRole('button', { name: 'Dinner' }))
  expect(choose).toHaveBeenCalledExactlyOnceWith('Dinner')
})
