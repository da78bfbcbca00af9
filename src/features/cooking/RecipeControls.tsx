import { Button } from '@mantine/core'
import type { DOMAttributes, ReactNode } from 'react'

type RecipeControlsProps = { uses: DOMAttributes<HTMLElement>; children?: ReactNode }

export function RecipeControls({ uses, children }: RecipeControlsProps) {
  return (
    <div className="row needs-scripts" {...uses}>
      {/* A plain link: it works before hydration, and Back closes cook mode. */}
      <Button component="a" href="#cook">
        Cook mode
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        Print
      </Button>
      {children}
    </div>
  )
}
