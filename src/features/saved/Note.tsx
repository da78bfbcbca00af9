import { useEffect, useRef } from 'react'
import { useRecord } from '../../storage/deviceStore.ts'
import { recipeNotes } from '../../storage/recipeNotes.ts'
import { NoteField } from './NoteField.tsx'

interface NoteProps {
  recipe: { id: number; title: string }
  /** Whether the visitor asked to write one. */
  isNoting: boolean
}

/** The visitor's note on a recipe; nothing where there is none and none is to be written. */
export function Note({ recipe: { id, title }, isNoting }: NoteProps) {
  const hasNote = useRecord(recipeNotes, String(id)) !== undefined
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNoting) place.current?.querySelector('textarea')?.focus()
  }, [isNoting])
  return (
    (hasNote || isNoting) && (
      <div ref={place}>
        <NoteField id={id} title={title} />
      </div>
    )
  )
}
