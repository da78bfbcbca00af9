import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import classes from './ShowMore.module.css'
import { PAGE, stateShowing } from './shownCount.ts'

interface ShowMoreProps {
  /** How many recipes are shown, of how many. */
  shown: number
  count: number
}

/** Shows more of the recipes that were found; the focus goes on to the first of those added. */
export function ShowMore({ shown, count }: ShowMoreProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const firstAdded = useRef<number | null>(null)
  useEffect(() => {
    if (firstAdded.current === null || shown <= firstAdded.current) return
    const links = document.querySelectorAll<HTMLElement>('main article :is(h2, h3) a')
    links[firstAdded.current]?.focus()
    firstAdded.current = null
  }, [shown])
  function add() {
    firstAdded.current = shown
    // In place of this entry, so that Back to it shows as many.
    void navigate({ search }, { replace: true, state: stateShowing(shown + PAGE) })
  }

  if (shown >= count) return null
  return (
    <div className={classes.more}>
      <Button variant="default" onClick={add}>
        Show more
      </Button>
    </div>
  )
}
