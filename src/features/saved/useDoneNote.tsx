import { Button } from '@mantine/core'
import { useState } from 'react'
import { undo as undoWord } from 'words/shoppingList'

/** Says what was done last, with an Undo button; both disappear after an undo. */
export function useDoneNote(className = '') {
  const [done, tell] = useState<{ text: string; undo?: () => void }>()
  function takeBack() {
    done?.undo?.()
    tell(undefined)
  }
  const note = (
    <div role="status" className={`centered-row screen-only ${className}`}>
      {done?.text}
      {done?.undo && (
        <Button variant="default" onClick={takeBack}>
          {undoWord}
        </Button>
      )}
    </div>
  )
  return { note, tell }
}
