type DataLayer = NonNullable<Window['dataLayer']>

/** Reports each page view: those that the data layer holds already, and every later one. */
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

/** The whole address of a page; providers are not sent what stands behind its path. */
export function addressOfView({ page_path: path }: DataLayer[number]): string {
  return window.location.origin + path
}
