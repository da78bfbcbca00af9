/** Marks a reloaded history entry in its state. */
const RELOADED = 'reloaded'

/** Reloads only once, to avoid a loop. @returns false if reloaded before, or without an answer */
export async function reloadOnce(): Promise<boolean> {
  const { history, location } = window
  // Not `isRecord`: an import here would delay the entry.
  if (RELOADED in Object(history.state)) return false
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return false
  }
  history.replaceState({ ...history.state, [RELOADED]: true }, '')
  location.reload()
  return true
}
