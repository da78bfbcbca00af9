import { useId, useRef, useState } from 'react'
import { useRecord } from '../../storage/deviceStore.ts'
import { recipeNotes } from '../../storage/recipeNotes.ts'
import textInput from '../../ui/textInput.module.css'
import classes from './NoteField.module.css'

interface NoteFieldProps {
  id: number
  title: string
}

/** After the last key, in milliseconds. */
const PAUSE = 400

/** Stored while it is written. */
export function NoteField({ id, title }: NoteFieldProps) {
  const stored = useRecord(recipeNotes, String(id))
  /** Undefined shows what is stored, perhaps by another tab. */
  const [draft, setDraft] = useState<string>()
  const [isUnstored, setUnstored] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useId()

  function keep(text: string) {
    clearTimeout(timer.current)
    const isStored = recipeNotes.change(String(id), (note) =>
      text.trim() === '' ? undefined : text === note?.text ? note : noteOf(text),
    )
    setUnstored(!isStored)
  }
  const noteOf = (text: string) => ({ title, text, at: new Date().toISOString() })

  function write(text: string) {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(text), PAUSE)
  }
  function leave() {
    if (draft !== undefined) keep(draft)
    setDraft(undefined)
  }

  return (
    <div className={classes.note}>
      <label htmlFor={field}>Your note</label>
      <textarea
        id={field}
        className={textInput.box}
        rows={3}
        value={draft ?? stored?.text ?? ''}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={leave}
        aria-describedby={`${field}-about`}
      />
      <p id={`${field}-about`} role="status" className={classes.about}>
        {isUnstored
          ? 'Not stored: the storage of this browser is full or blocked. Copy the note before you leave the page.'
          : 'Only you can read it. It stays in this browser.'}
      </p>
    </div>
  )
}
