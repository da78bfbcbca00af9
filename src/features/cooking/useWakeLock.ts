import { useEffect, useState } from 'react'

/**
 * Keeps the screen on; returns true if the browser cannot or will not.
 * The system releases the lock of a hidden page:
 * https://w3c.github.io/screen-wake-lock/#handling-document-loss-of-visibility
 */
export function useWakeLock(): boolean {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let lock: WakeLockSentinel | undefined

    async function take() {
      if (document.hidden || (lock && !lock.released)) return
      try {
        // Missing in older browsers and without https.
        lock = await navigator.wakeLock.request('screen')
        if (signal.aborted) return void lock.release()
        lock.addEventListener('release', onRelease, { signal })
        setRefused(false)
      } catch {
        if (!document.hidden && !signal.aborted) setRefused(true)
      }
    }
    function onRelease() {
      if (!document.hidden) setRefused(true)
    }
    document.addEventListener('visibilitychange', () => void take(), { signal })
    void take()
    return () => {
      controller.abort()
      void lock?.release()
    }
  }, [])
  return isRefused
}
