import { formatHours } from '../../content/restTime.ts'
import classes from './Minutes.module.css'
import { SharedIcon } from './SharedIcon.tsx'

export function Minutes({ minutes }: { minutes: number }) {
  const hours = formatHours(minutes)
  return (
    <span className={classes.minutes}>
      <SharedIcon name="clock" />
      <span>{minutes} min</span>
      {hours && <span> ({hours})</span>}
    </span>
  )
}
