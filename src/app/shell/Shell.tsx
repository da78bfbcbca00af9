import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as words from 'words/site'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
import { TimerArea } from '../../features/cooking/timers/TimerArea.tsx'
import { NewsletterPopup } from '../../features/newsletter/NewsletterPopup.tsx'
import { settings } from '../../settings/settings.ts'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'
import { SharedIcons } from '../../ui/inline/SharedIcon.tsx'
import { ToastArea } from '../../ui/toast/ToastArea.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import classes from './Shell.module.css'

export function Shell({ children, year }: { year: number; children: ReactNode }) {
  return (
    <>
      <a href="#main" className={classes.skip}>
        {words.skipToContent}
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

export function PrintedAddress() {
  const { pathname } = useLocation()
  // Prerendered addresses may be wrong: hosts serve 404.html at many addresses.
  const address = canonicalUrl(useBrowserValue(pathname, '/'))
  return (
    <p className={classes.printed}>
      <b>{settings.brand}</b> {address}
    </p>
  )
}
