// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { render } from '@testing-library/react'
import { AD_SLOT } from '../../addresses/pageParts.ts'
import { AdSlot } from './AdSlot.tsx'

test('services of advertisements find the box of a slot', () => {
  const { container } = render(<AdSlot shape="box" />)
  expect(container.querySelectorAll(`${AD_SLOT} > [data-shape="box"]`)).toHaveLength(1)
})
