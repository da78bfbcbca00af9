export interface DeliverySettings {
  newsletter: { endpoint?: string }
  contact: { endpoint?: string }
}

/** Origins for `connect-src` of the Content-Security-Policy; none by default. */
export function deliveryOrigins({ newsletter, contact }: DeliverySettings): string[] {
  const origins = [newsletter, contact].flatMap(({ endpoint }) =>
    endpoint ? [new URL(endpoint).origin] : [],
  )
  return [...new Set(origins)]
}
