import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pagePath } from '../addresses/paths.ts'

/**
 * The location as long as it is that of a page, else the last one that was: while the next page loads,
 * this one stays on the screen and has to show what it showed.
 *
 * @param path of the page that asks
 */
export function useLocationOf(path: string) {
  const location = useLocation()
  const [last, setLast] = useState(location)
  if (pagePath(location.pathname) !== path) return last
  if (last !== location) setLast(location)
  return location
}
