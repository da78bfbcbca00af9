/** The protocol between the editor and pipeline/editorServer/contentBridge.ts. */
import type { ContentProblem } from '../content/report/problem.ts'

export const BRIDGE = '/admin/bridge'

/** The `<meta>` with the server's secret, which each request carries. */
export const TOKEN_META = 'bridge-token'
export const TOKEN_HEADER = 'X-Bridge-Token'

export interface BridgeFile {
  path: string
  /** As it is, with a byte order mark and line ends of any kind. */
  text: string
  version: string
}

export interface Listing {
  files: BridgeFile[]
  photos: string[]
}

export interface Saved {
  version: string
}

export interface Refused {
  message: string
  problems?: ContentProblem[]
}
