import { ComparisonTable } from '../features/reviews/ComparisonTable.tsx'
import { Head } from '../seo/Head.tsx'
import { breadcrumbNode } from '../seo/listNodes.ts'
import { PRODUCT_CATEGORIES } from '../site/categories.ts'
import { paths } from '../site/paths.ts'
import { pageTrail } from '../site/trail.ts'
import { AdSlot } from '../ui/AdSlot.tsx'
import { CategoryTabs } from '../ui/CategoryTabs.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { useCategory } from '../ui/useCategory.ts'
import classes from './ComparisonsPage.module.css'
import type { PageProps } from './pageProps.ts'

export function Page({ data }: PageProps<'comparisons'>) {
  const [category, choose] = useCategory(PRODUCT_CATEGORIES)
  const products = data.products.filter((product) => product.category === category)
  return (
    <div className={`container ${classes.page}`}>
      <Head
        title="Comparisons"
        description="Kitchen products of one kind side by side: rating, whom each is best for, and where to check the price."
        path={paths.comparisons}
        nodes={[breadcrumbNode(pageTrail({ name: 'Comparisons', path: paths.comparisons }))]}
      />
      <PageHead kicker="Side by side" title="Comparisons">
        Choose a kind of product; every name leads to its full review.
      </PageHead>
      <Disclosure />
      <CategoryTabs
        label="Product categories"
        options={PRODUCT_CATEGORIES}
        chosen={category}
        choose={choose}
      >
        <ComparisonTable category={category} products={products} />
      </CategoryTabs>
      <AdSlot />
    </div>
  )
}
