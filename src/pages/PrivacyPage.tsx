import { Body } from '../features/body/Body.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { PageHead } from '../ui/page/PageHead.tsx'
import type { PageProps } from '../content/pageProps.ts'
import classes from './PostPage.module.css'

export function Page({ data: page }: PageProps<'privacy'>) {
  return (
    <article className={`container ${classes.post}`}>
      <Head title={page.title} description={page.description} path={paths.privacy} />
      <PageHead kicker="The small print" title={page.title}>
        {page.updated && `Last Updated: ${page.updated}`}
      </PageHead>
      <Body nodes={page.content} />
    </article>
  )
}
