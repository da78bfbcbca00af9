import type { ReactNode } from 'react'
import { TimerArea } from '../../features/cooking/timers/TimerArea.tsx'
import { NewsletterPopup } from '../../features/newsletter/NewsletterPopup.tsx'
import { SharedIcons } from '../../ui/text/SharedIcon.tsx'
import { ToastArea } from '../../ui/toast/ToastArea.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PrintedAddress } from './PrintedAddress.tsx'
import classes from './Shell.module.css'

export function Shell({ children, year }: { year: number; children: ReactNode }) {
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <SharedIcons />
      <PrintedAddress />
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer year={year} />
      <ToastArea />
      <NewsletterPopup />
      <TimerArea />
    </>
  )
}
