/** Kept free above and below, in pixels; a sticky part stands this far from the top. */
const MARGIN = 20

/**
 * Gives an element the attribute `data-fits-screen` for as long as all of it fits the screen; for
 * use as a ref.
 * @returns what ends it
 */
export function markWhileFits(element: HTMLElement): () => void {
  function measure() {
    const fits = element.offsetHeight + 2 * MARGIN <= window.innerHeight
    element.toggleAttribute('data-fits-screen', fits)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  window.addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
  }
}
