import * as heads from 'words/heads'
import { comparisons } from 'words/navigation'
import * as words from 'words/pages'
import { ComparisonFacts } from '../features/reviews/ComparisonFacts.tsx'
import { ComparisonTable } from '../features/reviews/ComparisonTable.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { pageBreadcrumbs } from '../addresses/breadcrumbs.ts'
import { AdSlot } from '../ui/ads/AdSlot.tsx'
import { CategoryTabs } from '../ui/choice/CategoryTabs.tsx'
import { Disclosure } from '../ui/document/Disclosure.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { SampleNote } from '../ui/document/SampleNote.tsx'
import { useCategory } from '../ui/choice/useCategory.ts'
import classes from './ComparisonsPage.module.css'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data }: PageProps<'comparisons'>) {
  const choice = useCategory(paths.comparisons, data.categories, { replace: true })
  const { options, chosen, about } = choice
  const productsOf = (name: string) => data.products.filter((product) => product.category === name)
  return (
    <div className="container">
      <PageHead kicker={words.sideBySide} title={comparisons}>
        {words.comparisonsAbout}
      </PageHead>
      <div className={classes.notes}>
        <SampleNote />
        <Disclosure />
      </div>
      <CategoryTabs label={words.productCategories} className={classes.tabs} {...choice}>
        {about && <p>{about}</p>}
        <ComparisonTable category={chosen} products={productsOf(chosen)} isEager />
        <section className={classes.section}>
          <ComparisonFacts category={chosen} products={productsOf(chosen)} />
        </section>
      </CategoryTabs>
      <noscript>
        {import.meta.env.SSR &&
          options.map((name) => (
            <section key={name} className={classes.section}>
              <h2>{name}</h2>
              <ComparisonTable category={name} products={productsOf(name)} />
            </section>
          ))}
      </noscript>
      <div className={`${classes.ad} screen-only`}>
        <AdSlot />
      </div>
      <Head
        title={comparisons}
        description={heads.comparisons}
        path={paths.comparisons}
        nodes={(write) => [
          write.breadcrumbNode(pageBreadcrumbs({ name: comparisons, path: paths.comparisons })),
        ]}
      />
    </div>
  )
}
