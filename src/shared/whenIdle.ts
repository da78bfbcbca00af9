/** Calls back when the browser is idle, or after two seconds at the latest. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 2000 })
  else setTimeout(call, 200)
}
