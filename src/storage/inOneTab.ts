/** Runs work unless another tab runs it. Browsers without Web Locks (before 2022) always run it. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}
