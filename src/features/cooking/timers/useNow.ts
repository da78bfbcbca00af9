import { useEffect, useState } from 'react'

/** In milliseconds: the shown second is never a whole one late. */
const PERIOD = 250

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => setNow(Date.now())
    const interval = setInterval(update, PERIOD)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}
