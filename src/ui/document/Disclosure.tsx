import { settings } from '../../settings/settings.ts'
import classes from './Disclosure.module.css'

export function Disclosure() {
  return <p className={classes.disclosure}>{settings.affiliate.disclosure}</p>
}
