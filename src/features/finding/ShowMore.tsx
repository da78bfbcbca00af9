import { Button } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRecord } from '../../storage/readFields.ts'
import { useFocusAdded } from '../../ui/list/useFocusAdded.ts'
import classes from './ShowMore.module.css'

/** The number of cards shown first, and added by each press. */
const PAGE = 48

/** The number of cards that a history entry shows; it survives Back and reload. */
export function shownIn(state: unknown): number {
  return isRecord(state) && typeof state.shown === 'number' ? state.shown : PAGE
}

export function ShowMore({ shown, count }: { shown: number; count: number }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const noteAdding = useFocusAdded(shown, () =>
    document.querySelectorAll<HTMLElement>('main article :is(h2, h3) a'),
  )
  function add() {
    noteAdding()
    void navigate({ search }, { replace: true, state: { shown: shown + PAGE } })
  }

  if (shown >= count) return null
  return (
    <div className={`${classes.more} needs-scripts`}>
      <Button variant="default" onClick={add}>
        Show more
      </Button>
    </div>
  )
}
