// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { PriceButton } from './PriceButton.tsx'

const HREF = 'https://shop.example/knife'

test.each([
  ['Edgemoor', 'Check Price of Edgemoor (paid link, opens in a new tab)'],
  [undefined, 'Check Price (paid link, opens in a new tab)'],
])('for the product %s its name is “%s”', (product, name) => {
  show(
    <PriceButton href={HREF} product={product}>
      Check Price
    </PriceButton>,
  )
  const link = screen.getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(HREF)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener')
})
