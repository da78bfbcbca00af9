import type { PageData, PageName } from '../content/prerender/pageData.ts'
import type { PageFile } from '../content/pageFile.ts'
import { fetchFile, LoadError, StaleBuildError } from '../shared/loadErrors.ts'
import { withBase } from '../addresses/base.ts'
import { dataPath, pagePath } from '../addresses/paths.ts'
import type { EmbeddedPage } from './embeddedPage.ts'
import type { DataSource, MatchedAddress } from './routes.tsx'
import { messageOf } from '../shared/messageOf.ts'

interface Start extends Pick<EmbeddedPage, 'code'> {
  pathname: string
  version?: string
  onChanged?: () => void
}

/** Reads static files. @throws LoadError on a failed request, StaleBuildError for another build */
export function browserData(start?: Start): DataSource {
  const startPath = start && pagePath(start.pathname)
  return {
    async read<N extends PageName>(
      _name: N,
      { pathname }: MatchedAddress,
    ): Promise<PageData<N> | null> {
      const version = pathname === startPath ? start?.version : undefined
      if (version === '') return null
      const file = await fetchPageFile<PageData<N>>(withBase(dataPath(pathname)))
      if (file && start && file.code !== start.code) {
        throw new StaleBuildError('The site was published again.')
      }
      if (version !== undefined && file?.version !== version) start?.onChanged?.()
      return file && file.data
    },
  }
}

async function fetchPageFile<Data>(address: string): Promise<PageFile<Data> | null> {
  try {
    return await (await fetchFile(address)).json()
  } catch (cause) {
    if (cause instanceof StaleBuildError) return null
    const reason = messageOf(cause)
    throw new LoadError(reason, { cause })
  }
}
