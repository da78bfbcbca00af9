import { settings } from '../settings/settings.ts'

/** Says what a form needs and what to do instead, where the browser runs no scripts. */
export function NeedsScripts() {
  const mail = settings.contacts.general
  // React leaves what a noscript holds to the prerendered page, so the browser needs no code for it.
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p>
          This form needs scripts, and this browser runs none. Write to{' '}
          <a href={`mailto:${mail}`}>{mail}</a> instead.
        </p>
      )}
    </noscript>
  )
}
