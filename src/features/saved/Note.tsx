import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useRecord } from '../../storage/deviceStore.ts'
import { recipeNotes } from '../../storage/recipeNotes.ts'
import { NoteField } from './NoteField.tsx'
import { notingStore } from './noting.ts'

/** Nothing where there is no note and none is to be written. */
export function Note({ recipe: { id, title } }: { recipe: { id: number; title: string } }) {
  const hasNote = useRecord(recipeNotes, String(id)) !== undefined
  const isNoting = useSyncExternalStore(notingStore.subscribe, notingStore.read) === id
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focus = () => {
      if (notingStore.read() === id) place.current?.querySelector('textarea')?.focus()
    }
    if (isNoting) focus()
    return notingStore.subscribe(focus)
  }, [id, isNoting])
  return (
    (hasNote || isNoting) && (
      <div ref={place}>
        <NoteField id={id} title={title} />
      </div>
    )
  )
}
