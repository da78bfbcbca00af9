/**
 * What the editor's page and the development server say to each other.
 * pipeline/admin/contentBridge.ts is the other side.
 */
import type { Problem } from '../../pipeline/content/report/problem.ts'

export const BRIDGE = '/admin/bridge'

/** A secret of the development server stands in a `<meta>` of this name, in the editor's page alone. */
export const TOKEN_META = 'bridge-token'
/** What the editor proves with that it is the editor's page: the secret, in each request. */
export const TOKEN_HEADER = 'X-Bridge-Token'

/** A file of the content folder as it is on the disk. */
export interface BridgeFile {
  /** From the project's root, with forward slashes. */
  path: string
  /** As it is, with a byte order mark and line ends of any kind. */
  text: string
  /** Changes with the bytes of the file. */
  version: string
}

export interface Listing {
  files: BridgeFile[]
  /** The paths of the photos beside documents, from the project's root. */
  photos: string[]
}

export interface Saved {
  version: string
}

/** Why nothing was written, in words for the editor. */
export interface Refused {
  message: string
  /** The mistakes that writing it would have put into the content. */
  problems?: Problem[]
}
