import { Button } from '@mantine/core'
import type { useKeeping } from './useKeeping.tsx'

/** What can be kept of a recipe; plain buttons until the browser knows what is. */
export function KeepControls({ layer, save, ...controls }: ReturnType<typeof useKeeping>) {
  if (layer) return <layer.Controls {...controls} />
  const { list, note } = controls
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
