import { Button } from '@mantine/core'
import type { useKeeping } from './useKeeping.tsx'

const LABELS = { save: 'Save', list: 'Add to shopping list', note: 'Add a note' } as const

/** Plain buttons until the controls are loaded. */
export function KeepControls({ use, controls }: ReturnType<typeof useKeeping>) {
  return (
    controls ??
    (['save', 'list', 'note'] as const).map((what) => (
      <Button key={what} variant="default" onClick={() => void use(what)}>
        {LABELS[what]}
      </Button>
    ))
  )
}
