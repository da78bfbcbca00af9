// @vitest-environment happy-dom
import { screen, within, act } from '@testing-library/react'
import { appearance } from 'virtual:appearance'
import { expect, test, vi } from 'vitest'
import { prerender, show } from '../../../tests/support/show.tsx'
import { paths } from '../../addresses/paths.ts'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import { Footer } from './Footer.tsx'
import { english } from '../../../languages/en/index.ts'
import { headerLinks } from '../../../pipeline/content/compile/compileNavigation.ts'
import { spyOnToasts } from '../../../tests/support/spyOnToasts.ts'
import { SocialIcons } from './SocialIcons.tsx'
import { Logo } from './Logo.tsx'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
import { PrintedAddress } from './Shell.tsx'

const HEADER = headerLinks(english)

test('the copyright is of the year of the visit, prerendered of that of the build', () => {
  vi.useFakeTimers({ now: new Date('2031-06-01') })
  expect(prerender(<Footer year={2029} />)).toContain('2029')
  show(<Footer year={2029} />)
  expect(screen.getByText(/All rights reserved/).textContent).toMatch(/^© 2031 /)
})

test('the footer leads to every page of the header, to the privacy page, and to what is kept', () => {
  show(<Footer year={2029} />)
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
  const addresses = links.map((link) => link.getAttribute('href'))
  const kept = [paths.privacy, paths.saved, paths.shoppingList]
  expect(addresses).toEqual(expect.arrayContaining([...HEADER.map(({ to }) => to), ...kept]))
  expect(screen.getByRole('region', { name: 'Newsletter' })).toBeDefined()
})

const isPaused = () => document.documentElement.hasAttribute('data-motion-paused')

test('a button of the footer stops the motion of the logo and starts it again, and says which', async () => {
  const { user } = show(<Footer year={2029} />)
  expect(isPaused()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Pause logo animation' }))
  expect(isPaused()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Play logo animation' }))
  expect(isPaused()).toBe(false)
})

test('nothing is said of motion where the logo is the owner’s, which stands still', () => {
  vi.spyOn(appearance, 'hasOwnLogo', 'get').mockReturnValue(true)
  show(<Footer year={2029} />)
  expect(screen.queryByRole('button', { name: /logo animation/ })).toBeNull()
})

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

test('the logo leads home, and rests while it is out of sight', () => {
  const reports: ((isIntersecting: boolean) => void)[] = []
  const disconnect = vi.fn<() => void>()
  class Observer {
    observe() {}
    disconnect = disconnect
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      reports.push((isIntersecting) => tell([{ isIntersecting }]))
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { unmount } = show(<Logo />)
  const logo = screen.getByRole('link', { name: /, home$/ })
  expect(logo.getAttribute('href')).toBe('/')
  const mark = logo.querySelector('svg')
  act(() => reports.at(-1)?.(false))
  expect(mark?.hasAttribute('data-out-of-sight')).toBe(true)
  act(() => reports.at(-1)?.(true))
  expect(mark?.hasAttribute('data-out-of-sight')).toBe(false)
  unmount()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('what is printed names the page’s address, without what was asked for there', () => {
  show(<PrintedAddress />, { at: '/recipes/7?from=mail' })
  expect(screen.getByRole('paragraph').textContent).toMatch(
    new RegExp(` ${canonicalUrl('/recipes/7')}$`),
  )
})

const button = (scheme: string) => screen.getByRole('button', { name: `Use ${scheme} colors` })

/** Returns the color of the browser's toolbar for each color scheme of the system. */
const frame = () =>
  [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [
    meta.getAttribute('content'),
    meta.getAttribute('media'),
  ])

test('the color scheme is switched to dark and back, and the browser’s frame with it', async () => {
  const { user } = show(<ColorSchemeSwitch />)
  expect(frame()).toEqual([
    [appearance.pageColors.light, '(prefers-color-scheme: light)'],
    [appearance.pageColors.dark, '(prefers-color-scheme: dark)'],
  ])
  await user.click(button('dark'))
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
  expect(frame()).toEqual([
    [appearance.pageColors.light, 'not all'],
    [appearance.pageColors.dark, 'all'],
  ])
  await user.click(button('light'))
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light')
})
