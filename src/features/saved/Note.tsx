import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useRecord } from '../../storage/deviceStore.ts'
import { recipeNotes } from '../../storage/recipeStores.ts'
import { liveValue } from '../../storage/liveValue.ts'
import textInput from '../../ui/field/textInput.module.css'
import classes from './Note.module.css'

/** The recipe whose note was asked for; a new object each time. */
const asked = liveValue<{ id: number } | undefined>(undefined)

export function beginNote({ id }: { id: number }): void {
  asked.set({ id })
}

interface NoteProps {
  recipe: { id: number; title: string }
}

/** Shows the note of a recipe, or a new one after `beginNote`. */
export function Note({ recipe: { id, title } }: NoteProps) {
  const hasNote = useRecord(recipeNotes, String(id)) !== undefined
  const request = useSyncExternalStore(asked.subscribe, asked.read)
  const isAsked = request?.id === id
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (request?.id === id) place.current?.querySelector('textarea')?.focus()
  }, [request, id])
  return (
    (hasNote || isAsked) && (
      <div ref={place}>
        <NoteField id={id} title={title} />
      </div>
    )
  )
}

/** A note is stored this long after the last key. */
const PAUSE_MS = 400

function NoteField({ id, title }: NoteProps['recipe']) {
  const stored = useRecord(recipeNotes, String(id))
  /** Undefined: the field shows the stored note, which another tab may change. */
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
    timer.current = setTimeout(() => keep(text), PAUSE_MS)
  }
  function leave() {
    if (draft !== undefined) keep(draft)
    setDraft(undefined)
  }

  return (
    <div className={classes.note}>
      <label htmlFor={field} className="screen-only">
        Your note
      </label>
      <textarea
        id={field}
        className={textInput.box}
        rows={3}
        value={draft ?? stored?.text ?? ''}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={leave}
        aria-describedby={`${field}-about`}
      />
      <p id={`${field}-about`} role="status" className="fine-print screen-only">
        {isUnstored
          ? 'Not stored: the storage of this browser is full or blocked. Copy the note before you leave the page.'
          : 'Only you can read it. It stays in this browser.'}
      </p>
    </div>
  )
}
