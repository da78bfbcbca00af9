import { useWindowEvent } from '@mantine/hooks'
import { useNavigate } from 'react-router-dom'
import { withoutBase } from '../addresses/base.ts'

/**
 * Turns clicks on plain links into navigations.
 * The router's own links would all render again at each navigation.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate()
  useWindowEvent('click', (event) => {
    const link = event.target instanceof Element ? pageLink(event.target) : null
    if (!link || event.defaultPrevented || opensElsewhere(event) || isOnThisPage(link)) return
    event.preventDefault()
    const { pathname, search, hash } = link
    void navigate(withoutBase(pathname) + search + hash, {
      replace: link.href === window.location.href,
    })
  })
}

/** Returns the link around an element, unless it leaves the app. */
export function pageLink(element: Element): HTMLAnchorElement | null {
  const link = element.closest('a')
  // Links with a type and downloads lead to files, such as feeds.
  const leaves = link?.matches('[target], [type], [download]') || link?.origin !== location.origin
  return leaves || withoutBase(link.pathname) === null ? null : link
}

function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** Such a link is left to the browser, which scrolls to the anchor. */
function isOnThisPage({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#', 1)[0] === window.location.href.split('#', 1)[0]
}
