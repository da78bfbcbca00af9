import { editorPolicy } from '../admin/editorPolicy.ts'
import { type EditorSettings, editorTarget } from '../admin/editorTarget.ts'
import { WORKER } from '../../src/addresses/offlineFiles.ts'
import { contentPolicy, policyText, type Sources, unitedPolicy } from '../contentPolicy.ts'
import { contentSources, type SourceSettings } from './contentSources.ts'

export type Headers = Readonly<Record<string, string>>

export interface PathHeaders {
  /** `/*` for everything, a folder: `/assets/*`, or one file: `/sw.js`. */
  path: `/${string}`
  headers: Headers
}

/** What differs from site to site. */
export interface HeaderFacts {
  settings: SourceSettings & { editor?: EditorSettings }
  /** Of the scripts in pages. */
  scriptHashes: readonly string[]
  /** Of images elsewhere: `https://images.example`. */
  imageOrigins: readonly string[]
}

/** For what may change with a build. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
/** For files whose names hold a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable'

export const POLICY = 'Content-Security-Policy'
const OPENER = 'Cross-Origin-Opener-Policy'

/** Sent over https only (RFC 6797, section 7.2). */
export const SECURE_ONLY = 'Strict-Transport-Security'

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

export function sitePolicy({ settings, scriptHashes, imageOrigins }: HeaderFacts): Sources {
  return contentPolicy([
    { 'script-src': scriptHashes, 'img-src': imageOrigins },
    ...contentSources(settings),
  ])
}

/**
 * The one definition of headers for all hosts. The first entry is for everything; a later one
 * replaces the headers that it names.
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

function editorHeaders(settings?: EditorSettings): PathHeaders[] {
  if (!settings) return []
  const policy = policyText(editorPolicy(editorTarget(settings)))
  return [{ path: '/admin/*', headers: { [POLICY]: policy, [OPENER]: EDITOR_OPENER } }]
}

/** Signing in at the repository's host opens a window that reports back. */
const EDITOR_OPENER = 'same-origin-allow-popups'

/**
 * Headers with several values, in one for every address: some hosts choose by an address as it is
 * spelled, and would leave `/%61dmin/` without any.
 */
export function sharedHeaders(facts: HeaderFacts): Headers {
  const { editor } = facts.settings
  if (!editor) return {}
  const policies = [sitePolicy(facts), editorPolicy(editorTarget(editor))]
  return { [POLICY]: policyText(unitedPolicy(policies)), [OPENER]: EDITOR_OPENER }
}
