import { settings } from '../settings/settings.ts'
import classes from './Disclosure.module.css'

/** The sentence about paid links; it stands before the first of them on a page. */
export function Disclosure() {
  return <p className={classes.disclosure}>{settings.affiliate.disclosure}</p>
}
