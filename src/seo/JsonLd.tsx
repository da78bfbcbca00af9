import type { Graph } from 'schema-dts'
import { useEffect, useState } from 'react'
import { useHydrated } from '../loading/useHydrated.ts'
import { whenIdle } from '../loading/whenIdle.ts'
import type * as Writers from './writers.ts'

export interface JsonLdProps {
  nodes?: (write: typeof Writers) => Graph['@graph']
}

let writers: typeof Writers | undefined

/** Has pages write their structured data from their first render on, as the build does. */
export function offerWriters(offered: typeof Writers): void {
  writers = offered
}

/** Structured data. A prerendered page has it; its code loads with the first page that has not. */
export function JsonLd({ nodes }: JsonLdProps) {
  const [isPrerendered] = useState(!useHydrated())
  const [write, setWrite] = useState(() => writers)
  useEffect(() => {
    if (import.meta.env.SSR || isPrerendered || write) return
    // Nobody waits for it; the page's first frame and its picture come first.
    whenIdle(() => {
      // Without it, machines find it at the address of the page.
      void import('./writers.ts').then(setWrite).catch(() => {})
    })
  }, [isPrerendered, write])
  if (!isPrerendered && !write) return null
  const json = write ? write.graphJson(nodes?.(write)) : ''
  return (
    <script
      type="application/ld+json"
      // What was prerendered stays as it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
