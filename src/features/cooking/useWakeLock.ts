import { useEffect, useState } from 'react'

/** `off` where the browser cannot or will not. */
export type ScreenState = 'asking' | 'on' | 'off'

/**
 * Keeps the screen on. The system releases the lock of a hidden page:
 * https://w3c.github.io/screen-wake-lock/#handling-document-loss-of-visibility
 */
export function useWakeLock(): ScreenState {
  const [state, setState] = useState<ScreenState>('asking')
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
        setState('on')
      } catch {
        if (!document.hidden && !signal.aborted) setState('off')
      }
    }
    function onRelease() {
      if (!document.hidden) setState('off')
    }
    document.addEventListener('visibilitychange', () => void take(), { signal })
    void take()
    return () => {
      controller.abort()
      void lock?.release()
    }
  }, [])
  return state
}
