import { type ReactNode, useEffect, useState } from 'react'
import { reloadOnce } from '../loading/reloadOnce.ts'
import { MessagePage } from '../pages/MessagePage.tsx'

/** Says that the site was updated, and loads it again; `fallback` is shown when that does not help. */
export function OutdatedPage({ fallback }: { fallback: ReactNode }) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void reloadOnce().then((reloading) => setFailed(!reloading))
  }, [])
  if (failed) return fallback
  return (
    <MessagePage
      kicker="Back on the stove"
      title="One moment, please"
      text="The site was updated; loading it again."
    />
  )
}
