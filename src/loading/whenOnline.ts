/** In milliseconds. A connection that is back may take a moment until it works. */
const PAUSES = [1000, 3000, 9000]

/**
 * Has something tried when the connection is back, a few times until it succeeds.
 *
 * @param attempt says whether it succeeded
 * @returns ends it
 */
export function whenOnline(attempt: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  async function run([pause, ...others]: readonly number[]) {
    if ((await attempt()) || isOver || pause === undefined) return
    timer = setTimeout(() => void run(others), pause)
  }
  function start() {
    clearTimeout(timer)
    void run(PAUSES)
  }
  window.addEventListener('online', start)
  return () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', start)
  }
}
