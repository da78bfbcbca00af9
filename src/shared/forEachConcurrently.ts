/** Runs work on all items, some in parallel. @throws the first error, once running work ends */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const failures: unknown[] = []
  async function takeTurns() {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await work(item)
      } catch (error) {
        queue.length = 0
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: count }, takeTurns))
  if (failures.length > 0) throw failures[0]
}
