import { PostHead } from '../features/blog/PostHead.tsx'
import { QuickTips } from '../features/blog/QuickTips.tsx'
import { Body, InlineBody } from '../features/body/Body.tsx'
import { RecipeCard } from '../features/recipes/RecipeCard.tsx'
import { ReviewCard } from '../features/reviews/ReviewCard.tsx'
import { Head } from '../seo/Head.tsx'
import { JsonLd } from '../seo/JsonLd.tsx'
import { postJsonLd } from '../seo/structuredData.ts'
import { paths } from '../site/paths.ts'
import { AdSlot } from '../ui/AdSlot.tsx'
import { BackLink } from '../ui/BackLink.tsx'
import type { PageProps } from './pageProps.ts'
import classes from './PostPage.module.css'

const AD_AFTER_PARAGRAPH = 3

export function Page({ data: post }: PageProps<'post'>) {
  function card(tag: 'RecipeCard' | 'ProductCard', id: number) {
    const recipe =
      tag === 'RecipeCard' && post.cards.recipes.find((candidate) => candidate.id === id)
    if (recipe) return <RecipeCard recipe={recipe} heading="h3" />
    const review =
      tag === 'ProductCard' && post.cards.reviews.find((candidate) => candidate.id === id)
    return review && <ReviewCard review={review} heading="h3" />
  }
  return (
    <article className={`container ${classes.post}`}>
      <Head title={post.title} description={post.excerpt} path={paths.post(post.id)} />
      <JsonLd data={postJsonLd(post)} />
      <BackLink to={paths.blog}>Back to Blog</BackLink>
      <PostHead post={post} />
      <Body
        nodes={post.content}
        card={card}
        insert={{ afterParagraph: AD_AFTER_PARAGRAPH, node: <AdSlot /> }}
      />
      {post.tips && <QuickTips tips={post.tips} Text={InlineBody} />}
    </article>
  )
}
