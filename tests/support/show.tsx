import { act, configure, getConfig, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { useFollowedLinks } from '../../src/app/followLinks.ts'
import { Providers } from '../../src/app/Providers.tsx'

/**
 * Puts a part of a page into the document, with what every page has around it.
 *
 * @param at the address of the page
 * @returns who presses and types
 */
export function show(part: ReactNode, { at = '/' } = {}) {
  const user = userEvent.setup({ delay: null })
  const { rerender, unmount } = render(withSurroundings(part, at), {
    // React would log errors that an error boundary has caught.
    onCaughtError() {},
  })
  return {
    user,
    unmount,
    showAgain: (changed: ReactNode) => rerender(withSurroundings(changed, at)),
  }
}

/**
 * Does something and waits until React has shown what follows of it, also what waits for a promise.
 *
 * `act` alone around a press is not enough: Testing Library switches React's checks off during the
 * press, and whatever comes in that moment is written to the console.
 */
export async function settled<Result>(action: () => Result | Promise<Result>): Promise<Result> {
  const { asyncWrapper } = getConfig()
  configure({ asyncWrapper: (callback) => callback() })
  try {
    return await act(async () => action())
  } finally {
    configure({ asyncWrapper })
  }
}

function withSurroundings(part: ReactNode, at: string) {
  return (
    <Providers>
      {/* Without transitions, as the site's own. */}
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        {part}
        <Address />
      </MemoryRouter>
    </Providers>
  )
}

function Address() {
  const { pathname, search, hash } = useLocation()
  useFollowedLinks()
  return (
    <span hidden id="address">
      {pathname + search + hash}
    </span>
  )
}

/** The HTML of a part of a page, as a build renders it. */
export function prerender(part: ReactNode, { at = '/' } = {}): string {
  return renderToString(withSurroundings(part, at))
}

export function textsOf(role: string): string[] {
  return screen.getAllByRole(role).map(({ textContent }) => textContent)
}

export function shownAddress(): string | undefined {
  return document.getElementById('address')?.textContent
}
