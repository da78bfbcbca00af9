import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pagePath } from '../addresses/paths.ts'

/** Returns the location of the page at this path; while the next page loads, its last location. */
export function useLocationOf(path: string) {
  const location = useLocation()
  const [last, setLast] = useState(location)
  if (pagePath(location.pathname) !== path) return last
  if (last !== location) setLast(location)
  return location
}
