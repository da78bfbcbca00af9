import { editorPolicy } from '../editorBuild/editorPolicy.ts'
import { type EditorSettings, editorTarget } from '../editorBuild/editorTarget.ts'
import { WORKER } from '../../src/addresses/offlineFiles.ts'
import {
  contentPolicy,
  policyText,
  type Sources,
  unitedPolicy,
} from '../securityPolicy/securityPolicy.ts'
import { contentSources, type SourceSettings } from '../securityPolicy/contentSources.ts'
import { hash } from 'node:crypto'
import type { PicturedDocument } from '../../src/content/picture.ts'
import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import { YOUTUBE_ORIGIN } from '../../src/addresses/videoFiles.ts'
import { KINDS } from '../../src/kinds/kinds.ts'

export type HeaderFields = Readonly<Record<string, string>>

export interface PathHeaders {
  /** `/*` for everything, `/assets/*` for a folder, or `/sw.js` for a file. */
  path: string
  headers: HeaderFields
}

export interface HeaderFacts {
  settings: SourceSettings & { editor?: EditorSettings }
  scriptHashes: readonly string[]
  /** Origins of external images: `https://images.example`. */
  imageOrigins: readonly string[]
  frameOrigins?: readonly string[]
}

/** For files that may change with a build. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
/** For files with a content hash in their names. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Sent over https only (RFC 6797, section 7.2). */
export const SECURE_ONLY = 'Strict-Transport-Security'

const UNUSED_FEATURES =
  'accelerometer camera geolocation gyroscope magnetometer midi payment usb'.split(' ')

export function sitePolicy(facts: HeaderFacts): Sources {
  const ownSources = {
    'script-src': facts.scriptHashes,
    'img-src': facts.imageOrigins,
    'frame-src': facts.frameOrigins,
  }
  return contentPolicy([ownSources, ...contentSources(facts.settings)])
}

/** One policy for pages and editor, since hosts match paths differently; pages narrow it. */
function servedPolicy(facts: HeaderFacts): Sources {
  const { editor } = facts.settings
  const ofPages = sitePolicy(facts)
  return editor ? unitedPolicy([ofPages, editorPolicy(editorTarget(editor))]) : ofPages
}

/** Returns the headers for all hosts; later paths override the headers that they name. */
export function siteHeaders(facts: HeaderFacts): [PathHeaders, ...PathHeaders[]] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policyText(servedPolicy(facts)),
        [SECURE_ONLY]: 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Cook mode may use the microphone; embedded frames may not.
        'Permissions-Policy': `${UNUSED_FEATURES.join('=(), ')}=(), microphone=(self)`,
        // Signing in at the repository host opens a window that must report back.
        'Cross-Origin-Opener-Policy': facts.settings.editor
          ? 'same-origin-allow-popups'
          : 'same-origin',
        'Cache-Control': REVALIDATE,
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': FOREVER } },
    { path: '/pictures/*', headers: { 'Cache-Control': FOREVER } },
    { path: '/videos/*', headers: { 'Cache-Control': FOREVER } },
    { path: WORKER, headers: { 'Cache-Control': 'no-cache' } },
  ]
}

/** Matches executable inline scripts, without `src` or `type="application/json"`. */
const INLINE = /<script(?: type="module")?>(.*?)<\/script>/gs

interface HeaderInput {
  site: Pick<typeof import('../../src/prerender.tsx'), 'content' | 'siteFile'>
  template: string
  earlyScript: string
}

export function headerFacts({ site, template, earlyScript }: HeaderInput): HeaderFacts {
  const { content, siteFile } = site
  const documents = KINDS.flatMap(({ folder }): Partial<PicturedDocument>[] => content[folder])
  const pictures = [...documents, ...content.authors, content.settings.sitePicture].map(
    ({ picture }) => (picture && 'address' in picture ? picture.address : ''),
  )
  const inRecipes = content.recipes.flatMap(({ stepPictures = [], video }) => [
    ...stepPictures.map(({ image }) => image),
    video?.poster ?? '',
  ])
  const addresses = [...pictures, ...inRecipes].filter(isImageAddress)
  const origins = addresses.map((address) => new URL(address).origin)
  return {
    settings: siteFile,
    scriptHashes: scriptHashes(template + earlyScript),
    imageOrigins: [...new Set(origins)].toSorted(),
    frameOrigins: content.recipes.some(({ video }) => video?.youtube) ? [YOUTUBE_ORIGIN] : [],
  }
}

/** Call only with the template: hashes of a rendered page would allow scripts from content. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  )
}
