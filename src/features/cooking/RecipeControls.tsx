import { Button } from '@mantine/core'
import type { DOMAttributes, ReactNode } from 'react'

type RecipeControlsProps = { loadingProps: DOMAttributes<HTMLElement>; children?: ReactNode }

export function RecipeControls({ loadingProps, children }: RecipeControlsProps) {
  return (
    <div className="row needs-scripts" {...loadingProps}>
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
