import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import classes from './ShowMore.module.css'
import { PAGE, stateShowing } from './shownCount.ts'

interface ShowMoreProps {
  shown: number
  count: number
}

/** Shows more recipes and focuses the first of them. */
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
    // Back then shows as many.
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
