/** How long a file may take; a connection that hangs must not keep the worker from all that follows. */
const PATIENCE = 60_000

/** Asks for what is to be kept, behind everything that the visitor waits for. */
export function fetchToKeep(address: string, cache: RequestCache = 'default'): Promise<Response> {
  return fetch(address, { cache, priority: 'low', signal: AbortSignal.timeout(PATIENCE) })
}
