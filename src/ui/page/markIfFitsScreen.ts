const MARGIN = 20

/** A ref that sets `data-fits-screen` while the element fits the screen. */
export function markIfFitsScreen(element: HTMLElement): () => void {
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
