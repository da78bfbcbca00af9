// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SocialIcons } from './SocialIcons.tsx'

type Account = Parameters<typeof SocialIcons>[0]['accounts'][number]

function shown(url?: string): Element | null | undefined {
  const account = { network: 'Instagram', name: 'pinchwell', url } as Account
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <MantineProvider>
      <SocialIcons accounts={[account]} />
    </MantineProvider>,
  )
  return page.querySelector('li')?.firstElementChild
}

test('a network with an address is a link to the account that says that it opens a new tab', () => {
  const link = shown('https://www.instagram.com/pinchwell')
  expect(link?.tagName).toBe('A')
  expect(link?.getAttribute('href')).toBe('https://www.instagram.com/pinchwell')
  expect(link?.getAttribute('rel')).toBe('me noopener')
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.getAttribute('aria-label')).toBe('Instagram (opens a new tab)')
})

test('a network without an address is a button, which says that it is coming soon', () => {
  const button = shown()
  expect(button?.tagName).toBe('BUTTON')
  expect(button?.getAttribute('aria-label')).toBe('Instagram')
})
