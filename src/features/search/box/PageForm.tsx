import { useDebouncedCallback } from '@mantine/hooks'
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import * as words from 'words/search'
import { paths } from '../../../addresses/paths.ts'
import classes from './box.module.css'
import { SearchForm } from './SearchForm.tsx'

const PAUSE_MS = 150

interface PageFormProps extends Pick<ComponentProps<typeof SearchForm>, 'load'> {
  /** The query in the address, which lags behind the typed one. */
  query: string
  ask: (query: string) => void
}

export function PageForm({ query, ask, load }: PageFormProps) {
  const box = useRef<HTMLInputElement>(null)
  const reported = useRef('')
  const askLater = useDebouncedCallback(askNow, PAUSE_MS)

  function askNow() {
    reported.current = box.current?.value ?? ''
    ask(reported.current)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    askLater.cancel()
    askNow()
  }
  useEffect(() => {
    // The address or a link has changed the query.
    if (box.current && query !== reported.current) box.current.value = query
    reported.current = query
  }, [query])

  return (
    <SearchForm
      aria-label={words.wholeSite}
      action={paths.search}
      className={classes.form}
      label={words.searchPages}
      hint={words.examples}
      button={{ variant: 'filled', size: 46 }}
      {...{ box, load }}
      onInput={askLater}
      onSubmit={submit}
      // Each call of `askLater` replaces `cancel`, so it is read late.
      onLeave={() => askLater.cancel()}
    />
  )
}
