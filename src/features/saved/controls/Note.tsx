import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import * as words from 'words/saved'
import { useRecord } from '../../../storage/deviceStore.ts'
import { recipeNotes } from '../../../storage/recipeStores.ts'
import { liveValue } from '../../../shared/liveValue.ts'
import textInput from '../../../ui/field/textInput.module.css'
import classes from './Note.module.css'

/** The recipe for which “Add a note” was pressed; a new object each time. */
const requested = liveValue<{ id: number } | undefined>(undefined)

export function openNote({ id }: { id: number }): void {
  requested.set({ id })
}

export function Note({ recipe: { id, title } }: { recipe: { id: number; title: string } }) {
  const note = useRecord(recipeNotes, String(id))
  const request = useSyncExternalStore(requested.subscribe, requested.read)
  const [opened, setOpened] = useState<number>()
  const [blank, setBlank] = useState('')
  const [isStored, setStored] = useState(true)
  const field = useRef<HTMLTextAreaElement>(null)
  const about = useId()
  const isRequested = request?.id === id
  useEffect(() => {
    if (request?.id === id) field.current?.focus()
  }, [request, id])

  useEffect(() => () => requested.set(undefined), [])

  function write(text: string) {
    const changed = { title, text, at: new Date().toISOString() }
    const isBlank = text.trim() === ''
    setOpened(id)
    setBlank(isBlank ? text : '')
    setStored(recipeNotes.change(String(id), () => (isBlank ? undefined : changed)))
  }
  if (!note && !isRequested && opened !== id) return null
  return (
    <div className={`stack ${classes.note}`}>
      <label htmlFor={`${about}-field`} className="screen-only">
        {words.yourNote}
      </label>
      <textarea
        id={`${about}-field`}
        ref={field}
        className={textInput.box}
        rows={3}
        value={note?.text ?? blank}
        onChange={(event) => write(event.currentTarget.value)}
        aria-describedby={about}
      />
      <p id={about} role="status" className="fine-print screen-only">
        {isStored ? words.noteIsPrivate : words.noteNotStored}
      </p>
    </div>
  )
}
