import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Keeps the screen on; returns true if the browser cannot or will not. */
export function useWakeLock(): boolean {
  const [isRefused, setRefused] = useState(false)
  // The system releases the lock of a hidden page.
  const isHidden = useDocumentVisibility() === 'hidden'
  useEffect(() => {
    if (isHidden) return undefined
    let lock: WakeLockSentinel | undefined
    let isOver = false
    function refuse() {
      if (!isOver && !document.hidden) setRefused(true)
    }
    async function take() {
      // `wakeLock` is missing in older browsers and without https.
      lock = await navigator.wakeLock.request('screen')
      if (isOver) return lock.release()
      lock.addEventListener('release', refuse)
      return setRefused(false)
    }
    take().catch(refuse)
    return () => {
      isOver = true
      void lock?.release()
    }
  }, [isHidden])
  return isRefused
}
