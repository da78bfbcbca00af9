import { useEffect, useState } from 'react'

/** So often, a clock of seconds is never a whole one late; in milliseconds. */
const PERIOD = 250

/** The time, in milliseconds since 1970, as it goes by. */
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
