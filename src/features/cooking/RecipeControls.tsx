import { Button } from '@mantine/core'
import type { DOMAttributes, ReactNode } from 'react'
import classes from './RecipeControls.module.css'

interface RecipeControlsProps {
  /** What loads cook mode before the press ends. */
  uses: DOMAttributes<HTMLElement>
  /** Further controls. */
  children?: ReactNode
}

/** What can be done with a recipe. */
export function RecipeControls({ uses, children }: RecipeControlsProps) {
  return (
    <div className={`${classes.controls} needs-scripts`} {...uses}>
      {/* A link as the browser follows it, before the page answers, too; Back closes cook mode. */}
      <Button component="a" href="#cook">
        Cook mode
      </Button>
      {children}
      <Button variant="default" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
