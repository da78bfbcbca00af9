import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useHydrated } from '../../ui/useHydrated.ts'
import classes from './RecipeControls.module.css'
import { COOK_HASH } from './scaleAddress.ts'

/** What is marked in the history: Back leads to the recipe. */
export const OPENED_HERE = { openedHere: true }

interface RecipeControlsProps {
  /** Loads cook mode before the press ends. */
  prepare: () => void
  /** Further controls. */
  children?: ReactNode
}

/** What can be done with a recipe. */
export function RecipeControls({ prepare, children }: RecipeControlsProps) {
  const { search: asked } = useLocation()
  const search = useHydrated() ? asked : ''
  return (
    <div className={`${classes.controls} needs-scripts`}>
      <Button
        component={Link}
        to={{ search, hash: COOK_HASH }}
        state={OPENED_HERE}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        Cook mode
      </Button>
      {children}
    </div>
  )
}
