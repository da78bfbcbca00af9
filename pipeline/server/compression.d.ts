/** `@types/compression` wants the requests of Express; the library does without. */
declare module 'compression' {
  import type { RequestListener } from 'node:http'

  type Handler = (...args: [...Parameters<RequestListener>, next: () => unknown]) => void
  export default function compression(): Handler
}
