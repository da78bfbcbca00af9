import * as words from 'words/aboutPages'
import * as navigation from 'words/navigation'
import { Body } from '../features/body/Body.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { settings } from '../settings/settings.ts'
import { PageHead } from '../ui/page/PageHead.tsx'
import { SubscribeButton } from '../features/newsletter/SubscribeButton.tsx'
import classes from './AboutPage.module.css'
import type { PageProps } from '../content/pageProps.ts'

const CLAIMS = [
  ['subscribers', words.subscribers],
  ['recipes', words.recipes],
  ['reviews', words.reviews],
] as const

export function Page({ data: page }: PageProps<'about'>) {
  const stats = CLAIMS.filter(([claim]) => settings.claims[claim])
  return (
    <div className={`container stack ${classes.page}`}>
      <Head title={page.title} description={page.description} path={paths.about} />
      <PageHead kicker={navigation.about} title={page.title}>
        {settings.tagline}
      </PageHead>
      <Body nodes={page.content} />
      {page.mission && (
        <section aria-labelledby="mission" className={`stack ${classes.mission}`}>
          <h2 id="mission">{words.ourMission}</h2>
          <p>{page.mission}</p>
        </section>
      )}
      {page.values && (
        <section aria-labelledby="values">
          <h2 id="values">{words.ourValues}</h2>
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
        <section aria-label={words.inFigures}>
          <dl className={`framed ${classes.stats}`}>
            {stats.map(([claim, label]) => (
              <div key={claim}>
                <dt className="dimmed">{label}</dt>
                <dd>{settings.claims[claim]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <SubscribeButton />
    </div>
  )
}
