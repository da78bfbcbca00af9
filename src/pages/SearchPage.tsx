import * as heads from 'words/heads'
import * as words from 'words/pages'
import { SearchView } from '../features/search/SearchView.tsx'
import { Head } from '../seo/Head.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data }: PageProps<'search'>) {
  return (
    <div className="container">
      {/* No path, so that search engines do not index results. */}
      <Head title={words.search} description={heads.search} />
      <PageHead kicker={words.wholeSite} title={words.search}>
        {words.searchAbout}
      </PageHead>
      <SearchView {...data} />
    </div>
  )
}
