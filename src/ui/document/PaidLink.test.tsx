// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { PaidLink } from './PaidLink.tsx'

test('a paid link says what it is to the ear, the eye and search engines', () => {
  show(
    <PaidLink href="https://shop.example/salt" className="shop">
      Shop salt
    </PaidLink>,
  )
  const link = screen.getByRole('link', { name: 'Shop salt (paid link, opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('https://shop.example/salt')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener')
  expect(link.className).toBe('shop')
  expect(screen.getByText('paid link').getAttribute('aria-hidden')).toBe('true')
})
