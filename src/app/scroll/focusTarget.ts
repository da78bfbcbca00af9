/** Focuses a link to this address that is in view. @returns whether there is one */
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

/** Scrolls to the target of a hash and focuses it. @returns whether there is one */
export function showTarget(hash: string): boolean {
  const target = document.getElementById(decodeHash(hash))
  if (!target) return false
  target.scrollIntoView()
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

/** A hash that is not valid encoding is taken literally. */
function decodeHash(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
