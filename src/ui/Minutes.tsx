import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { inHours } from '../content/inHours.ts'
import classes from './Minutes.module.css'

interface MinutesProps {
  minutes: number
  /** What comes on top, in words such as `4 h chilling`. */
  rest?: string
}

/** A clock and a number of minutes, with the hours that they are from two hours on. */
export function Minutes({ minutes, rest }: MinutesProps) {
  const hours = inHours(minutes)
  return (
    <span className={classes.minutes}>
      <IconClock size={16} stroke={1.75} aria-hidden="true" />
      <span>{minutes} min</span>
      {hours && <span> ({hours})</span>}
      {rest && <span> + {rest}</span>}
    </span>
  )
}
