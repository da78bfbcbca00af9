// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../tests/support/show.tsx'
import { Preview } from './Preview.tsx'

const PAGE = { slug: 'terms', title: 'Terms', description: 'What is agreed.', content: [] }

/** @param lines the texts of lines, which all have the same mistake */
function preview(...lines: string[]) {
  const mistakes = lines.map((line) => ({ label: 'Steps', line, message: 'Too long.', advice: '' }))
  const page = { name: 'text', data: PAGE } as const
  return <Preview message={{ page, mistakes, unfilled: [], warnings: [], notes: [] }} />
}

test('two lines with one mistake are both shown, until one is corrected', () => {
  const { showAgain } = show(preview('Mix.', 'Bake.', 'Bake.'))
  expect(screen.getAllByText('Bake.')).toHaveLength(2)
  showAgain(preview('Bake.'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
