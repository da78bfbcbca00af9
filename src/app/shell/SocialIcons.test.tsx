// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import { SocialIcons } from './SocialIcons.tsx'

type Account = Parameters<typeof SocialIcons>[0]['accounts'][number]

function showIcon(url?: string) {
  return show(
    <SocialIcons accounts={[{ network: 'Instagram', name: 'pinchwell', url } as Account]} />,
  )
}

test('a network with an address is a link to the account that says that it opens a new tab', () => {
  showIcon('https://www.instagram.com/pinchwell')
  const link = screen.getByRole('link', { name: 'Instagram (opens a new tab)' })
  expect(link.getAttribute('href')).toBe('https://www.instagram.com/pinchwell')
  expect(link.getAttribute('rel')).toBe('me noopener')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('a network without an address is a button, which says that it is coming soon', async () => {
  const told = spyOnToasts()
  const { user } = showIcon()
  await user.click(screen.getByRole('button', { name: 'Instagram' }))
  expect(told).toHaveBeenCalledExactlyOnceWith({
    title: '🚧 Feature in the oven!',
    message: 'Our social media pages are coming soon. Stay tuned! 🚀',
  })
})
