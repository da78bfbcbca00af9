import type { Graph } from 'schema-dts'
import { useEffect, useState } from 'react'
import { useHydrated } from '../shared/useBrowserValue.ts'
import { whenIdle } from '../shared/whenIdle.ts'
import type * as Writers from './jsonLdWriters.ts'

export interface JsonLdProps {
  nodes?: (write: typeof Writers) => Graph['@graph']
}

let writers: typeof Writers | undefined

/** The build sets the writers before its first render. */
export function setWriters(offered: typeof Writers): void {
  writers = offered
}

/** Writes structured data. Browsers load the writers after the first navigation. */
export function JsonLd({ nodes }: JsonLdProps) {
  const [isPrerendered] = useState(!useHydrated())
  const [write, setWrite] = useState(() => writers)
  useEffect(() => {
    if (import.meta.env.SSR || isPrerendered || write) return
    // The page's first frame and picture have priority.
    whenIdle(() => {
      // Search engines read the prerendered page.
      void import('./jsonLdWriters.ts').then(setWrite).catch(() => {})
    })
  }, [isPrerendered, write])
  if (!isPrerendered && !write) return null
  const json = write ? write.graphJson(nodes?.(write)) : ''
  return (
    <script
      type="application/ld+json"
      // Hydration keeps the prerendered text, since browsers have not loaded `write` yet.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
