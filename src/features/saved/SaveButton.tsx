import { Button } from '@mantine/core'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs'
import { useRecord } from '../../storage/deviceStore.ts'
import { savedRecipes } from '../../storage/savedRecipes.ts'
import { toggleSaved } from './toggleSaved.ts'

interface SaveButtonProps {
  id: number
  title: string
}

/** Saves a recipe in this browser, or lets it go. */
export function SaveButton({ id, title }: SaveButtonProps) {
  const isSaved = useRecord(savedRecipes, String(id)) !== undefined
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <Button
      variant="default"
      leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(id, title)}
    >
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  )
}
