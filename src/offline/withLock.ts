/** Runs work while a lock is held. Without https there are no Web Locks: it runs at once. */
export async function withLock<Result>(
  name: string,
  mode: LockMode,
  work: () => Promise<Result>,
): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, { mode }, work) : work()
}
