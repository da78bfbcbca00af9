import * as times from 'words/times'
import { formatHours } from '../../content/formatTime.ts'
import classes from './Minutes.module.css'
import { SharedIcon } from './SharedIcon.tsx'

export function Minutes({ minutes }: { minutes: number }) {
  const hours = formatHours(minutes)
  return (
    <span className={classes.minutes}>
      <SharedIcon name="clock" />
      <span>{times.minutes({ minutes })}</span>
      {hours && <span> ({hours})</span>}
    </span>
  )
}
