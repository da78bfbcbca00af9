import { useLocation } from 'react-router-dom'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
import { settings } from '../../settings/settings.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import classes from './PrintedAddress.module.css'

export function PrintedAddress() {
  const { pathname } = useLocation()
  // A host may answer many addresses with 404.html.
  const address = canonicalUrl(useHydrated() ? pathname : '/')
  return (
    <p className={classes.printed}>
      <b>{settings.brand}</b> {address}
    </p>
  )
}
