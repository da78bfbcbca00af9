import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pagePath } from '../addresses/paths.ts'

/**
 * The location of a page; while the next page loads, its last one.
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
