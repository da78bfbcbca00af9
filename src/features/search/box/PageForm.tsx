import { useDebouncedCallback } from '@mantine/hooks'
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
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
  const asked = useRef('')
  const askLater = useDebouncedCallback(askNow, PAUSE_MS)

  function askNow() {
    asked.current = box.current?.value ?? ''
    ask(asked.current)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    askLater.cancel()
    askNow()
  }
  useEffect(() => {
    // Asked elsewhere: by the address, or a link.
    if (box.current && query !== asked.current) box.current.value = query
    asked.current = query
  }, [query])

  return (
    <SearchForm
      aria-label="The whole site"
      action={paths.search}
      className={classes.form}
      label="Search recipes, reviews and posts"
      hint="Chicken, coffee, cast iron …"
      button={{ variant: 'filled', size: 46 }}
      {...{ box, load }}
      onInput={askLater}
      onSubmit={submit}
      // Each call replaces `cancel`.
      onLeave={() => askLater.cancel()}
    />
  )
}
