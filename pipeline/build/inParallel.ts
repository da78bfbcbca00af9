import { allSettledOrThrow } from './allSettledOrThrow.ts'

/**
 * Does something with each item, some at a time: a disk or a compressor works while another waits.
 *
 * @throws the first failure, once nothing is under way any more
 */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  async function workOn() {
    for (const item of waiting) await work(item)
  }
  await allSettledOrThrow(Array.from({ length: atOnce }, workOn))
}
