/** Declares the worker globals in use: TypeScript's library `webworker` conflicts with `dom`. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The id of the requesting page; empty for a navigation. */
  readonly clientId: string
  /** The id of the page that a navigation will create. */
  readonly resultingClientId: string
  respondWith: (response: Promise<Response>) => void
}

interface Events {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { readonly data: unknown }
  notificationclick: ExtendableEvent & { readonly notification: { close: () => void } }
}

export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<readonly { focus: () => Promise<unknown> }[]>
  }
  readonly registration: { unregister: () => Promise<boolean> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void
}
