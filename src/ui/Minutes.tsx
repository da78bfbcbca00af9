import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import classes from './Minutes.module.css'

/** A clock and a number of minutes. */
export function Minutes({ minutes }: { minutes: number }) {
  return (
    <span className={classes.minutes}>
      <IconClock size={16} stroke={1.75} aria-hidden="true" />
      {minutes} min
    </span>
  )
}
