import { settings } from '../../settings/settings.ts'
import classes from './Disclosure.module.css'

/** Stands before the first paid link of a page. */
export function Disclosure() {
  return <p className={classes.disclosure}>{settings.affiliate.disclosure}</p>
}
