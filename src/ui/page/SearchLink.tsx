import * as words from 'words/site'
import { paths } from '../../addresses/paths.ts'
import { settings } from '../../settings/settings.ts'

export function SearchLink() {
  if (settings.search === 'live') return null
  return (
    <a href={paths.search} className="no-wrap">
      {words.searchSite}
    </a>
  )
}
