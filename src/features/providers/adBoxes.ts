/** See src/ui/AdSlot.tsx. */
const BOXES = '[aria-label="Advertisement"] > [data-shape]'
const MARGIN = '400px'

/**
 * Calls back once per ad box that comes near the screen. It looks for boxes itself, so that sites
 * without ads need no code for it.
 */
export function followAdBoxes(fill: (box: HTMLElement) => void): void {
  const seen = new WeakSet<Element>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        near.unobserve(target)
        fill(target)
      }
    },
    { rootMargin: MARGIN },
  )
  function look() {
    for (const box of document.querySelectorAll(BOXES)) {
      if (seen.has(box)) continue
      seen.add(box)
      near.observe(box)
    }
  }
  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
