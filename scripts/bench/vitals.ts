/** What the browser says of one load; times in milliseconds from the navigation's start. */
export interface Vitals {
  fcp: number
  lcp: number
  /** The part of each long task beyond 50 ms, added up; of tasks that begin after the first paint. */
  blocking: number
  /** The sum of layout shifts. */
  shift: number
  /** Everything transferred. */
  bytes: number
}

declare global {
  interface Window {
    benchVitals?: { lcp: number; tasks: PerformanceEntry[]; shift: number }
  }
}

/** Runs in the page before anything else: collects what the browser reports only once. */
export function observeVitals(): void {
  const tasks: PerformanceEntry[] = []
  const vitals = { lcp: 0, tasks, shift: 0 }
  window.benchVitals = vitals
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  observe('longtask', (task) => {
    tasks.push(task)
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') vitals.shift += entry.value
  })
}

/** Runs in the page when it is alive. */
export function readVitals(): Vitals {
  const { lcp, tasks, shift } = window.benchVitals ?? { lcp: 0, tasks: [], shift: 0 }
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const blocking = tasks
    .filter(({ startTime }) => startTime >= fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  const resources = performance.getEntriesByType('resource')
  const loaded = [...performance.getEntriesByType('navigation'), ...resources]
  const bytes = loaded.reduce(
    (sum, entry) => sum + ('transferSize' in entry ? Number(entry.transferSize) : 0),
    0,
  )
  return { fcp, lcp, blocking, shift, bytes }
}
