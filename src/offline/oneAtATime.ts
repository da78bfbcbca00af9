/**
 * Works on a page that is kept while no other tab nor the worker does: one that knows less of what is
 * wanted could write last. Browsers without Web Locks (before 2022) take that chance.
 *
 * @param path of the page
 */
export async function oneAtATime<Result>(
  path: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(`offline ${path}`, work) : work()
}
