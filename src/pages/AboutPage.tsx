import { Body } from '../features/body/Body.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { settings } from '../settings/settings.ts'
import { PageHead } from '../ui/page/PageHead.tsx'
import { SubscribeButton } from '../features/newsletter/SubscribeButton.tsx'
import classes from './AboutPage.module.css'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data: page }: PageProps<'about'>) {
  const { subscribers, recipes, reviews } = settings.claims
  const stats = Object.entries({ subscribers, recipes, reviews }).filter(([, figure]) => figure)
  return (
    <div className={`container ${classes.page}`}>
      <Head title={page.title} description={page.description} path={paths.about} />
      <PageHead kicker="About" title={page.title}>
        {settings.tagline}
      </PageHead>
      <Body nodes={page.content} />
      {page.mission && (
        <section aria-labelledby="mission" className={`stack ${classes.mission}`}>
          <h2 id="mission">Our mission</h2>
          <p>{page.mission}</p>
        </section>
      )}
      {page.values && (
        <section aria-labelledby="values">
          <h2 id="values">Our values</h2>
          <ul className={classes.values}>
            {page.values.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {stats.length > 0 && (
        <section aria-label="In figures">
          <dl className={`framed ${classes.stats}`}>
            {stats.map(([of, figure]) => (
              <div key={of}>
                <dt className="dimmed">{of}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <SubscribeButton />
    </div>
  )
}
