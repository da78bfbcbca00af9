/** Marks a reloaded entry of the history; the mark outlives the reload, and nothing else. */
const RELOADED = 'reloaded'

/**
 * Reloads the current address, once: a second time would not help either, and would loop. When
 * the server does not answer, the page stays instead of the browser's error page.
 *
 * @returns whether the page is being reloaded
 */
export async function reloadOnce(): Promise<boolean> {
  const { history, location } = window
  if (isMarked(history.state)) return false
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return false
  }
  history.replaceState({ ...history.state, [RELOADED]: true }, '')
  location.reload()
  return true
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && RELOADED in state
}
