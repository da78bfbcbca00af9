// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
import { PrintedAddress } from './Shell.tsx'

test('what is printed names the page’s address, without what was asked for there', () => {
  show(<PrintedAddress />, { at: '/recipes/7?from=mail' })
  expect(screen.getByRole('paragraph').textContent).toMatch(
    new RegExp(` ${canonicalUrl('/recipes/7')}$`),
  )
})
