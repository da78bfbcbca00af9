import { Button } from '@mantine/core'
import type { useKeeping } from './useKeeping.tsx'

/** What can be kept of a recipe; plain buttons until the browser knows what is. */
export function KeepControls({ recipe, layer, save, list, note }: ReturnType<typeof useKeeping>) {
  if (layer) return <layer.Controls recipe={recipe} list={list} note={note} />
  return (
    <>
      <Button variant="default" onClick={save} aria-pressed={false}>
        Save
      </Button>
      <Button variant="default" onClick={list}>
        Add to shopping list
      </Button>
      <Button variant="default" onClick={note}>
        Add a note
      </Button>
    </>
  )
}
