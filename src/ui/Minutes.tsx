import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { inHours } from '../content/inHours.ts'
import classes from './Minutes.module.css'

/** A clock and a number of minutes, with the hours that they are from two hours on. */
export function Minutes({ minutes }: { minutes: number }) {
  const hours = inHours(minutes)
  return (
    <span className={classes.minutes}>
      <IconClock size={16} stroke={1.75} aria-hidden="true" />
      <span>{minutes} min</span>
      {hours && <span> ({hours})</span>}
    </span>
  )
}
