// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { QuickTips } from './QuickTips.tsx'

test('each tip has its line, also an equal one', () => {
  show(<QuickTips tips={[['Rest it.'], ['Rest it.']]} Text={({ nodes }) => nodes.join('')} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
