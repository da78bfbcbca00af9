import { type ReactNode, useEffect, useState } from 'react'
import * as words from 'words/failures'
import { MessagePage } from '../pages/frames/MessagePage.tsx'
import { reloadOnce } from '../shared/reloadOnce.ts'

/** @param props.children shown if loading the site again did not help */
export function OutdatedPage({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void reloadOnce().then((reloading) => setFailed(!reloading))
  }, [])
  if (failed) return children
  return <MessagePage kicker={words.kicker} title={words.outdated} text={words.loadingUpdate} />
}
