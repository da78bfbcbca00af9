/** The settings that say where forms are delivered. */
export interface DeliverySettings {
  newsletter: { endpoint?: string }
  contact: { endpoint?: string }
}

/**
 * The origins that the forms of a site send to, none by default: what the `connect-src` of a
 * Content-Security-Policy must allow in addition to the site itself.
 */
export function deliveryOrigins({ newsletter, contact }: DeliverySettings): string[] {
  const origins = [newsletter, contact].flatMap(({ endpoint }) =>
    endpoint ? [new URL(endpoint).origin] : [],
  )
  return [...new Set(origins)]
}
