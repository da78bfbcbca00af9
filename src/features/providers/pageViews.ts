type DataLayer = NonNullable<Window['dataLayer']>

/** Reports the page views so far, and every later one. */
export function followPageViews(report: (view: DataLayer[number]) => void): void {
  const layer = (window.dataLayer ??= [])
  for (const view of layer) report(view)
  const push = layer.push.bind(layer)
  layer.push = (...views) => {
    const length = push(...views)
    for (const view of views) report(view)
    return length
  }
}

/** Providers do not get the query. */
export function addressOfView({ page_path: path }: DataLayer[number]): string {
  return window.location.origin + path
}
