import { ActionIcon, type ActionIconProps } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type FormHTMLAttributes, type RefObject, type SubmitEvent, useMemo, useState } from 'react'
import * as words from 'words/site'
import textInput from '../../../ui/field/textInput.module.css'
import { useCombobox } from '../../../ui/field/useCombobox.ts'
import type { loadSuggestions } from '../results/SuggestionList.tsx'

/** In characters; longer queries would be slow to search. */
export const MAX_QUERY = 200

type Loaded = Awaited<ReturnType<typeof loadSuggestions>>

interface SearchFormProps extends FormHTMLAttributes<HTMLFormElement> {
  box?: RefObject<HTMLInputElement | null>
  label: string
  hint: string
  button: ActionIconProps
  /** Loads suggestions when a search is likely; without it, there are none. */
  load?: () => Promise<Loaded>
  onLeave?: () => void
}

export function SearchForm(props: SearchFormProps) {
  const { box, label, hint, button, load, onLeave, onSubmit, className, ...form } = props
  const [loaded, setLoaded] = useState<Loaded>()
  const [typed, setTyped] = useState('')
  const answer = useMemo(() => loaded?.suggest(typed), [loaded, typed])
  const combobox = useCombobox(answer?.hits.length ?? 0, -1)

  function type(text: string) {
    setTyped(text)
    combobox.open(text !== '')
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    type('')
    onSubmit?.(event)
  }
  function leave() {
    type('')
    onLeave?.()
  }
  // The search works without suggestions, too.
  const prepare = () => void load?.().then(setLoaded, () => {})

  return (
    <form role="search" {...form} onSubmit={submit} className={`${textInput.group} ${className}`}>
      <input
        ref={box}
        type="search"
        name="q"
        maxLength={MAX_QUERY}
        aria-label={label}
        placeholder={hint}
        spellCheck={false}
        enterKeyHint="search"
        {...(load && combobox.input)}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onFocus={prepare}
      />
      {answer && loaded && combobox.isExpanded && (
        <loaded.SuggestionList {...answer} {...{ combobox, leave }} />
      )}
      <ActionIcon type="submit" aria-label={words.search} {...button}>
        <IconSearch size="1.25rem" stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </form>
  )
}
