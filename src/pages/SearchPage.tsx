import { SearchView } from '../features/search/SearchView.tsx'
import { Head } from '../seo/Head.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data }: PageProps<'search'>) {
  return (
    <div className="container">
      {/* No path, so that search engines do not index results. */}
      <Head
        title="Search"
        description="Search all recipes, reviews and blog posts by name, ingredient or any word in them."
      />
      <PageHead kicker="The whole site" title="Search">
        By the name of a dish, an ingredient, a brand, or any word in a recipe, review or post.
      </PageHead>
      <SearchView {...data} />
    </div>
  )
}
