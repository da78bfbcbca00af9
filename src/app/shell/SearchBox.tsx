import { ActionIcon } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { FormEvent } from 'react'
import { showToast } from '../../ui/toast/toast.ts'
import classes from './SearchBox.module.css'

function submit(event: FormEvent) {
  event.preventDefault()
  showToast({
    title: '🚧 Feature in the oven!',
    message: "The search function isn't ready yet, but it's coming soon! 🚀",
  })
}

/** The search box of the header; it says that search is still to come. */
export function SearchBox() {
  return (
    <form role="search" onSubmit={submit} className={classes.search}>
      <input
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Search"
        className={classes.input}
      />
      <ActionIcon type="submit" variant="transparent" size={44} aria-label="Search" c="dimmed">
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </form>
  )
}
