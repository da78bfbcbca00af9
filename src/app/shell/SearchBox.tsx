import { ActionIcon } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type FormEvent, type FormHTMLAttributes, type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths, searchPath } from '../../addresses/paths.ts'
import type { settings } from '../../settings/settings.ts'
import textInput from '../../ui/field/textInput.module.css'
import { showToast } from '../../ui/toast/toast.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import classes from './SearchBox.module.css'

export function SearchBox({ mode }: { mode: (typeof settings)['search'] }) {
  return mode === 'live' ? <LiveSearchBox /> : <PlaceholderBox />
}

/** Without scripts it leads to the search page. */
function PlaceholderBox() {
  const action = useHydrated() ? undefined : paths.search
  return <Box action={action} onSubmit={sayNotReady} />
}

function sayNotReady(event: FormEvent) {
  event.preventDefault()
  showToast({
    title: '🚧 Feature in the oven!',
    message: "The search function isn't ready yet, but it's coming soon! 🚀",
  })
}

function LiveSearchBox() {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = box.current?.value.trim() ?? ''
    event.currentTarget.reset()
    void navigate(query === '' ? paths.search : searchPath(query))
  }
  return <Box action={paths.search} onSubmit={search} box={box} />
}

interface BoxProps extends FormHTMLAttributes<HTMLFormElement> {
  box?: RefObject<HTMLInputElement | null>
}

function Box({ box, ...form }: BoxProps) {
  return (
    <form
      role="search"
      {...form}
      className={`${textInput.group} ${textInput.slim} ${classes.search}`}
    >
      <input ref={box} type="search" name="q" aria-label="Search" placeholder="Search" />
      <ActionIcon type="submit" variant="transparent" size={44} aria-label="Search" c="dimmed">
        <IconSearch size="1.25rem" stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </form>
  )
}
