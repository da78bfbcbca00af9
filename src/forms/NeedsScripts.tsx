import * as words from 'words/forms'
import { settings } from '../settings/settings.ts'

export function NeedsScripts() {
  const email = settings.contacts.general
  // Browsers need no code for this, since React renders noscript only on the server.
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
