import { useEffect, useState } from 'react'

/** Whether the screen stays on: `off` where the browser cannot do that or refuses it. */
export type ScreenState = 'asking' | 'on' | 'off'

/**
 * Keeps the screen on as long as the component is there. The system takes the lock away when the
 * page is out of sight: https://w3c.github.io/screen-wake-lock/#handling-document-loss-of-visibility
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
        // Missing in older browsers, and in pages that came without encryption.
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
