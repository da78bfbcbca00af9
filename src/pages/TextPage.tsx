import * as words from 'words/aboutPages'
import { Body } from '../features/body/Body.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { settings } from '../settings/settings.ts'
import { PageHead } from '../ui/page/PageHead.tsx'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data: page }: PageProps<'text'>) {
  const path = paths.page(page.slug)
  return (
    <article className="container text-width">
      <Head title={page.title} description={page.description} path={path} />
      <PageHead
        kicker={path === paths.privacy ? words.smallPrint : settings.brand}
        title={page.title}
      >
        {page.updated && words.lastUpdated({ date: page.updated })}
      </PageHead>
      <Body nodes={page.content} />
    </article>
  )
}
