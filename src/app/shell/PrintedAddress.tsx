import { useLocation } from 'react-router-dom'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
import { settings } from '../../settings/settings.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import classes from './PrintedAddress.module.css'

/** The site's name and the page's address at the top of what is printed, and nowhere else. */
export function PrintedAddress() {
  const { pathname } = useLocation()
  // One file of a host may answer many addresses, such as 404.html.
  const address = canonicalUrl(useHydrated() ? pathname : '/')
  return (
    <p className={classes.printed}>
      <b>{settings.brand}</b> {address}
    </p>
  )
}
