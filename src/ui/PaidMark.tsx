import { PAID_MARK } from '../settings/paidMark.ts'
import classes from './PaidMark.module.css'

/** Says beside a paid link what it is; the link's accessible name says so itself. */
export function PaidMark() {
  return (
    <small aria-hidden="true" className={classes.mark}>
      {PAID_MARK}
    </small>
  )
}
