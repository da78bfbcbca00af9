/** Writes the height of a bottom bar into a variable, which global.css and other bars read. */
export function reserveHeight(variable: '--consent-bar' | '--timer-bar', bar: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty(variable, `${Math.ceil(bar.offsetHeight)}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(variable)
  }
}
