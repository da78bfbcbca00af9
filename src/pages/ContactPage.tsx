import * as words from 'words/aboutPages'
import * as heads from 'words/heads'
import { contact } from 'words/navigation'
import type { PageProps } from '../content/pageProps.ts'
import { Body } from '../features/body/Body.tsx'
import { ContactForm } from '../features/contact/ContactForm.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { settings } from '../settings/settings.ts'
import { PageHead } from '../ui/page/PageHead.tsx'
import classes from './ContactPage.module.css'

const WAYS = [
  ['general', words.general],
  ['partnerships', words.partnerships],
] as const

export function Page({ data: { page } }: PageProps<'contact'>) {
  return (
    <div className={`container ${classes.page}`}>
      <Head
        title={page?.title ?? contact}
        description={page?.description ?? heads.contact}
        path={paths.contact}
      />
      <PageHead kicker={contact} title={page?.title ?? words.contactTitle}>
        {page?.description ?? words.contactAbout}
      </PageHead>
      <div className={`one-column-when-narrow ${classes.layout}`}>
        <ContactForm />
        <aside aria-label={words.otherWays} className={`stack ${classes.ways}`}>
          {WAYS.map(([way, label]) => (
            <div key={way}>
              <h2 className="small-heading">{label}</h2>
              <a className="touch-link" href={`mailto:${settings.contacts[way]}`}>
                {settings.contacts[way]}
              </a>
            </div>
          ))}
          <p className="dimmed">{words.reply}</p>
          {page && <Body nodes={page.content} />}
        </aside>
      </div>
    </div>
  )
}
