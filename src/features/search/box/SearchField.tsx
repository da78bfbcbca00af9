import { ActionIcon } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type FormEvent, useEffect, useRef } from 'react'
import { paths } from '../../../addresses/paths.ts'
import textInput from '../../../ui/field/textInput.module.css'
import classes from './box.module.css'

/** Characters; a longer query would take long to search. */
export const LONGEST_QUERY = 200
const PAUSE_MS = 150

interface SearchFieldProps {
  /** The query in the address, which lags behind the typed one. */
  query: string
  ask: (query: string) => void
  /** Called when somebody is about to search. */
  prepare: () => void
}

export function SearchField({ query, ask, prepare }: SearchFieldProps) {
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
    <form
      role="search"
      aria-label="The whole site"
      action={paths.search}
      onSubmit={submit}
      className={`${textInput.group} ${classes.form}`}
    >
      <input
        ref={box}
        type="search"
        name="q"
        maxLength={LONGEST_QUERY}
        aria-label="Search recipes, reviews and posts"
        placeholder="Chicken, coffee, cast iron …"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={askLater}
        onFocus={prepare}
      />
      <ActionIcon type="submit" variant="filled" size={46} aria-label="Search">
        <IconSearch size="1.25rem" stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </form>
  )
}
