import { Link } from 'react-router-dom'
import * as words from 'words/site'
import { paths } from '../../addresses/paths.ts'
import { settings } from '../../settings/settings.ts'

export function SearchLink() {
  if (settings.search === 'live') return null
  return (
    <Link to={paths.search} className="together">
      {words.searchSite}
    </Link>
  )
}
