import { Button } from '@mantine/core'
import type { DOMAttributes, ReactNode } from 'react'
import * as words from 'words/cooking'

type RecipeControlsProps = { loadingProps: DOMAttributes<HTMLElement>; children?: ReactNode }

export function RecipeControls({ loadingProps, children }: RecipeControlsProps) {
  return (
    <div className="row needs-scripts" {...loadingProps}>
      {/* A plain link: it works before hydration, and Back closes cook mode. */}
      <Button component="a" href="#cook">
        {words.cookMode}
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        {words.print}
      </Button>
      {children}
    </div>
  )
}
