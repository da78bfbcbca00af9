/**
 * As `Promise.all`, but rejects only once nothing is under way any more: what is still being
 * written can neither be removed nor be left to the next build.
 *
 * @throws the first failure, in the order of the list
 */
export async function allSettledOrThrow(work: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(work)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
