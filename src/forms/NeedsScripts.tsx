import * as words from 'words/forms'
import { settings } from '../settings/settings.ts'

export function NeedsScripts() {
  const email = settings.contacts.general
  // React does not render noscript in browsers, so its content needs no code there.
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p>
          {words.needsScripts({ email, mail: (text) => <a href={`mailto:${email}`}>{text}</a> })}
        </p>
      )}
    </noscript>
  )
}
