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

export function Page({ data: { page } }: PageProps<'contact'>) {
  const { general, partnerships } = settings.contacts
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
        <aside aria-label={words.otherWays} className={classes.ways}>
          <div>
            <h2 className="minor">{words.general}</h2>
            <a className="touch-link" href={`mailto:${general}`}>
              {general}
            </a>
          </div>
          <div>
            <h2 className="minor">{words.partnerships}</h2>
            <a className="touch-link" href={`mailto:${partnerships}`}>
              {partnerships}
            </a>
          </div>
          <p className="dimmed">{words.reply}</p>
          {page && <Body nodes={page.content} />}
        </aside>
      </div>
    </div>
  )
}
