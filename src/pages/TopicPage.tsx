import * as heads from 'words/heads'
import { countRecipes } from 'words/pages'
import { documentBreadcrumbs } from '../addresses/breadcrumbs.ts'
import { paths } from '../addresses/paths.ts'
import { RecipeCard } from '../cards/RecipeCard.tsx'
import type { PageProps } from '../content/pageProps.ts'
import { ShowMore, useShownItems } from '../features/finding/ShowMore.tsx'
import { Head } from '../seo/Head.tsx'
import { DocumentBar } from '../ui/document/DocumentBar.tsx'
import card from '../ui/list/card.module.css'
import { PageHead } from '../ui/page/PageHead.tsx'

export function Page({ data: topic }: PageProps<'topic'>) {
  const { path, title, recipes } = topic
  const count = recipes.length
  const description = topic.description ?? heads.topic({ title, count })
  const breadcrumbs = documentBreadcrumbs('recipes', { name: title, path })
  const shown = useShownItems(path, recipes)
  return (
    <div className="container">
      <DocumentBar breadcrumbs={breadcrumbs} />
      <PageHead kicker={countRecipes({ count })} title={title}>
        {description}
      </PageHead>
      <div className={card.gridOfFour}>
        {shown.map((recipe, index) => (
          <RecipeCard key={recipe.id} recipe={recipe} heading="h2" isEager={index === 0} />
        ))}
      </div>
      <ShowMore shown={shown.length} count={count} />
      <Head
        title={title}
        description={description}
        path={path}
        nodes={(write) => [
          write.breadcrumbNode(breadcrumbs),
          ...write.itemListNodes(recipes.map(({ id }) => paths.recipe(id))),
        ]}
      />
    </div>
  )
}
