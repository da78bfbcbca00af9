/** Calls back when the browser has nothing better to do, or in two seconds at the latest. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 2000 })
  else setTimeout(call, 200)
}
