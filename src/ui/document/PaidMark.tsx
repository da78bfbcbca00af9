import { PAID_MARK } from '../../settings/paidMark.ts'
import classes from './PaidMark.module.css'

/** Hidden from screen readers: the link's name says it. */
export function PaidMark() {
  return (
    <small aria-hidden="true" className={classes.mark}>
      {PAID_MARK}
    </small>
  )
}
