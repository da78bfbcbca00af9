/** `@types/compression` requires the types of Express, which the library does not need. */
declare module 'compression' {
  import type { RequestListener } from 'node:http'

  type Handler = (...args: [...Parameters<RequestListener>, next: () => unknown]) => void
  export default function compression(): Handler
}
