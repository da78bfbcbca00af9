/** The protocol between the editor and pipeline/editorServer/contentBridge.ts. */
import type { ContentProblem } from '../problems/problem.ts'

export const BRIDGE = '/admin/bridge'

/** The `<meta>` name of the server's token, which each request must send back. */
export const TOKEN_META = 'bridge-token'
export const TOKEN_HEADER = 'X-Bridge-Token'

export interface BridgeFile {
  path: string
  /** The text as stored, including its byte order mark and line endings. */
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
