/** The protocol between the editor and pipeline/editorServer/contentBridge.ts. */
import type { ContentProblem } from '../problems/problem.ts'

export const BRIDGE = '/admin/bridge'

/** The `<meta>` with the server's token, which each request sends back. */
export const TOKEN_META = 'bridge-token'
export const TOKEN_HEADER = 'X-Bridge-Token'

export interface BridgeFile {
  path: string
  /** The text as stored, with its byte order mark and line ends. */
  text: string
  version: string
}

export interface Listing {
  files: BridgeFile[]
  photos: string[]
}

export type Saved = Pick<BridgeFile, 'version'>

export interface Refused {
  message: string
  problems?: ContentProblem[]
}
