import type { ActionIconProps } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import * as words from 'words/site'
import { paths, searchPath } from '../../addresses/paths.ts'
import { SearchForm } from '../../features/search/box/SearchForm.tsx'
import type { settings } from '../../settings/settings.ts'
import textInput from '../../ui/field/textInput.module.css'
import { showToast } from '../../ui/toast/toast.ts'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'
import { loadSuggestions } from '../lazyModules.ts'
import classes from './SearchBox.module.css'

const COMMON_PROPS = {
  className: `${textInput.slim} ${classes.search}`,
  label: words.search,
  hint: words.search,
  button: { variant: 'transparent', size: 44, c: 'dimmed' } satisfies ActionIconProps,
}

export function SearchBox({ mode }: { mode: (typeof settings)['search'] }) {
  return mode === 'live' ? <LiveSearchBox /> : <PlaceholderBox />
}

/** Without scripts, the form opens the search page. */
function PlaceholderBox() {
  const action = useBrowserValue(undefined, paths.search)
  return <SearchForm {...COMMON_PROPS} action={action} onSubmit={sayNotReady} />
}

function sayNotReady(event: FormEvent) {
  event.preventDefault()
  showToast({ title: words.notReady, message: words.searchNotReady })
}

function LiveSearchBox() {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const clear = () => box.current?.form?.reset()
  function search(event: FormEvent) {
    event.preventDefault()
    const query = box.current?.value.trim() ?? ''
    clear()
    void navigate(query === '' ? paths.search : searchPath(query))
  }
  return (
    <SearchForm
      {...COMMON_PROPS}
      action={paths.search}
      onSubmit={search}
      onLeave={clear}
      box={box}
      load={loadSuggestions}
    />
  )
}
