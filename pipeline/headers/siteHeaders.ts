import { editorPolicy } from '../admin/editorPolicy.ts'
import { type EditorSettings, editorTarget } from '../admin/editorTarget.ts'
import { WORKER } from '../../src/addresses/offlineFiles.ts'
import { contentPolicy, policyText, type Sources, unitedPolicy } from './contentPolicy.ts'
import { contentSources, type SourceSettings } from './contentSources.ts'

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>

export interface PathHeaders {
  /** `/*` for everything, a folder: `/assets/*`, or one file: `/sw.js`. */
  path: `/${string}`
  headers: Headers
}

/** What the headers follow from, beside what is the same for every site. */
export interface HeaderFacts {
  settings: SourceSettings & { editor?: EditorSettings }
  /** The scripts that stand in pages, see `scriptHash`. */
  scriptHashes: readonly string[]
  /** Where documents take images from that are not the site's own: `https://images.example`. */
  imageOrigins: readonly string[]
}

/** For what may change with a build: it may be kept, and has to be asked for again. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
/** For files whose names hold a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable'

export const POLICY = 'Content-Security-Policy'
const OPENER = 'Cross-Origin-Opener-Policy'

/** Sent over https only (RFC 6797, section 7.2). */
export const SECURE_ONLY = 'Strict-Transport-Security'

/** Of what browsers offer to pages, what no page here asks for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** The Content-Security-Policy of every page. */
export function sitePolicy({ settings, scriptHashes, imageOrigins }: HeaderFacts): Sources {
  return contentPolicy([
    { 'script-src': scriptHashes, 'img-src': imageOrigins },
    ...contentSources(settings),
  ])
}

/**
 * Every header that hosts add to the site's files: the one definition behind the local server,
 * `_headers`, nginx and Caddy. What applies to everything comes first; a later entry
 * replaces the headers that it names, so a folder may have a policy of its own.
 */
export function siteHeaders(facts: HeaderFacts): [PathHeaders, ...PathHeaders[]] {
  return [
    {
      path: '/*',
      headers: {
        [POLICY]: policyText(sitePolicy(facts)),
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        [OPENER]: 'same-origin',
        'Cache-Control': REVALIDATE,
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': FOREVER } },
    { path: '/pictures/*', headers: { 'Cache-Control': FOREVER } },
    { path: WORKER, headers: { 'Cache-Control': 'no-cache' } },
    ...editorHeaders(facts.settings.editor),
  ]
}

/** The editor at /admin/ is a program of another kind; it is there when the settings name one. */
function editorHeaders(settings?: EditorSettings): PathHeaders[] {
  if (!settings) return []
  const headers = {
    [POLICY]: policyText(editorPolicy(editorTarget(settings))),
    [OPENER]: EDITOR_OPENER,
  }
  return [{ path: '/admin/*', headers }]
}

/** People may sign in at the repository's host, in a window that reports back to the editor. */
const EDITOR_OPENER = 'same-origin-allow-popups'

/**
 * The headers with several values on one site, in a value that suits every address: for hosts that
 * choose by an address as it was spelled, and would leave `/%61dmin/` without any.
 */
export function sharedHeaders(facts: HeaderFacts): Headers {
  const { editor } = facts.settings
  if (!editor) return {}
  const policies = [sitePolicy(facts), editorPolicy(editorTarget(editor))]
  return { [POLICY]: policyText(unitedPolicy(policies)), [OPENER]: EDITOR_OPENER }
}
