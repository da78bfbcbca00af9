/**
 * The part of a service worker's world that is used here (https://www.w3.org/TR/service-workers/).
 * TypeScript has it in a library of its own, which contradicts that of pages.
 */

export interface ExtendableEvent extends Event {
  /** Keeps the worker running until the work is done. */
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The page that asks; empty for the request of a page itself. */
  readonly clientId: string
  /** The page that a navigation will make. */
  readonly resultingClientId: string
  respondWith: (response: Promise<Response>) => void
}

export interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown
}

interface Events {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: MessageToWorker
}

export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: { claim: () => Promise<void> }
  readonly registration: { unregister: () => Promise<boolean> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void
}
