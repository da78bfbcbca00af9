/** The places that src/ui/AdSlot.tsx keeps. */
const BOXES = '[aria-label="Advertisement"] > [data-shape]'
/** How far from the screen a box is filled, so that the advertisement is there in time. */
const MARGIN = '400px'

/**
 * Calls back once for each box for an advertisement when it comes near the screen, on this page and
 * on those that follow. Boxes are looked for instead of registering themselves, because the pages
 * that have none to fill need no code for it.
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
