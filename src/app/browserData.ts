import type { PageData, PageName } from '../content/pageData.ts'
import { dataPath, pagePath } from '../site/paths.ts'
import type { DataSource, Place } from './routes.tsx'

/**
 * Data from the static files beside the pages; null where there is no file.
 *
 * @param start the path that the visit began with and what its HTML carries, which is not fetched
 */
export function browserData(start?: { pathname: string; json: string }): DataSource {
  const startPath = start && pagePath(start.pathname)
  return {
    async read<N extends PageName>(_name: N, { pathname }: Place): Promise<PageData<N> | null> {
      if (start && pathname === startPath) return JSON.parse(start.json)
      const response = await fetch(dataPath(pathname))
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
      return response.json()
    },
  }
}
