import { BASE } from '../addresses/base.ts'

/** Runs work unless another tab is running it; always runs without https, which locks require. */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(BASE + name, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}
