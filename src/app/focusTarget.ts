/**
 * Moves the focus to a link of the page, if one to this address is in view.
 *
 * @param href as its attribute has it
 * @returns whether there is one
 */
export function focusLink(href: string): boolean {
  const links = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
  const link = [...links].find(isInView)
  link?.focus({ preventScroll: true })
  return link !== undefined
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

/**
 * Scrolls to the part of the page that a hash names and moves the focus there, as a browser does
 * for a link within a document.
 *
 * @returns whether the page has such a part
 */
export function showTarget(hash: string): boolean {
  const target = document.getElementById(decodeHash(hash))
  if (!target) return false
  target.scrollIntoView()
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

/** The id that a hash names; one that is not encoded as an address should be is taken as it is. */
function decodeHash(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
