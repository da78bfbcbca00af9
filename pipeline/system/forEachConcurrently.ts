/** Works on every item, some at once. @throws the first failure, once no work is under way */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const failures: unknown[] = []
  async function takeTurns() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item)
      } catch (error) {
        waiting.length = 0
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: count }, takeTurns))
  if (failures.length > 0) throw failures[0]
}
