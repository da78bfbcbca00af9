import { ContactForm } from '../features/contact/ContactForm.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { settings } from '../settings/settings.ts'
import { PageHead } from '../ui/page/PageHead.tsx'
import classes from './ContactPage.module.css'

export function Page() {
  const { general, partnerships } = settings.contacts
  return (
    <div className={`container ${classes.page}`}>
      <Head
        title="Contact"
        description="Questions about a recipe, a correction, a product you would like to read about: how to reach us."
        path={paths.contact}
      />
      <PageHead kicker="Contact" title="Get in Touch">
        A question about a recipe, a correction, a product you would like to read about: write to
        us.
      </PageHead>
      <div className={`one-column-when-narrow ${classes.layout}`}>
        <ContactForm />
        <aside aria-label="Other ways to reach us" className={classes.ways}>
          <div>
            <h2 className="minor">General</h2>
            <a className="touch-link" href={`mailto:${general}`}>
              {general}
            </a>
          </div>
          <div>
            <h2 className="minor">Partnerships</h2>
            <a className="touch-link" href={`mailto:${partnerships}`}>
              {partnerships}
            </a>
          </div>
          <p className="dimmed">We reply within 24-48 hours on business days.</p>
        </aside>
      </div>
    </div>
  )
}
