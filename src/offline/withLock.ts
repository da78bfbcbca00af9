/** Runs work while a lock is held. Browsers without Web Locks (before 2022) run it at once. */
export async function withLock<Result>(
  name: string,
  mode: LockMode,
  work: () => Promise<Result>,
): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, { mode }, work) : work()
}
