import { Button } from '@mantine/core'
import { cookTogether } from 'words/dinner'
import { dinnerPath } from '../../addresses/paths.ts'

export function CookTogether({ ids }: { ids: readonly number[] }) {
  if (ids.length < 2) return null
  return (
    <Button component="a" variant="default" className="screen-only" href={dinnerPath(ids)}>
      {cookTogether}
    </Button>
  )
}
