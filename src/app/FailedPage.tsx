import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as words from 'words/failures'
import { tryAgain as tryAgainLabel } from 'words/site'
import { MessagePage } from '../pages/frames/MessagePage.tsx'
import { LoadError, StaleBuildError } from '../shared/loadErrors.ts'
import { reloadOnce } from '../shared/reloadOnce.ts'
import { paths } from '../addresses/paths.ts'
import { settings } from '../settings/settings.ts'

interface FailedPageProps {
  error: unknown
  /** Rejects when it fails again; reloads the page by default. */
  retry?: () => Promise<void>
}

export function FailedPage({ error, retry = reload }: FailedPageProps) {
  if (error instanceof StaleBuildError) return <OutdatedPage />
  if (error instanceof LoadError) return <UnloadedPage retry={retry} />
  return (
    <Failure
      title={words.broken}
      text={words.ourMistake}
      action={{ label: words.loadAgain, act: () => void reload() }}
    />
  )
}

/** Reloads the site, or shows a message if a reload has not helped. */
function OutdatedPage() {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void reloadOnce().then((reloading) => setFailed(!reloading))
  }, [])
  if (failed) return <UnloadedPage retry={reload} />
  return <MessagePage kicker={words.kicker} title={words.outdated} text={words.loadingUpdate} />
}

function UnloadedPage({ retry }: { retry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false)
  const hasLeft = useRef(false)
  /** @param pause before the next try, in milliseconds */
  function tryAgain(pause: number) {
    if (hasLeft.current) return
    setTrying(true)
    void retry().catch(() => {
      setTrying(false)
      if (pause < 10_000) setTimeout(tryAgain, pause, pause * 3)
    })
  }
  // After the event, the connection may still need a moment.
  useWindowEvent('online', () => tryAgain(1000))
  useEffect(() => () => void (hasLeft.current = true), [])
  const [kept, setKept] = useState<{ path: string; title: string }[]>([])
  useEffect(() => {
    if (!settings.offline || !('caches' in window)) return
    void import('../offline/pageRecord.ts')
      .then(({ readCachedDocuments }) => readCachedDocuments().then(setKept))
      .catch(() => {})
  }, [])
  return (
    <Failure
      title={words.notLoaded}
      text={kept.length > 0 ? words.connectionLostButKept : words.connectionLost}
      action={{ label: tryAgainLabel, act: () => tryAgain(Infinity), isBusy: isTrying }}
    >
      {kept.map(({ path, title }) => (
        <Button key={path} component="a" target="_self" href={path} variant="default">
          {title}
        </Button>
      ))}
    </Failure>
  )
}

async function reload() {
  window.location.reload()
}

interface FailureProps {
  title: string
  text: string
  action: { label: string; act: () => void; isBusy?: boolean }
  children?: ReactNode
}

function Failure({ title, text, action, children }: FailureProps) {
  return (
    <MessagePage kicker={words.kicker} title={title} text={text}>
      <Button onClick={action.isBusy ? undefined : action.act} aria-disabled={action.isBusy}>
        {action.isBusy ? words.trying : action.label}
      </Button>
      {/* The target makes the link load a document, since the app itself may have failed. */}
      <Button component="a" target="_self" href={paths.home} variant="default">
        {words.toHome}
      </Button>
      {settings.offline && (
        <Button component="a" target="_self" href={paths.saved} variant="default">
          {words.toSaved}
        </Button>
      )}
      {children}
    </MessagePage>
  )
}
