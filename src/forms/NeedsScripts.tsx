import { settings } from '../settings/settings.ts'

export function NeedsScripts() {
  const mail = settings.contacts.general
  // React does not render noscript in browsers, so its content needs no code there.
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
