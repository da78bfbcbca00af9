/** Consecutive ingredients or steps with their heading, if there is one. */
export interface EntryGroup<Entry> {
  name?: string
  entries: Entry[]
}

export function groupIngredients<Entry extends { group?: string }>(ingredients: readonly Entry[]) {
  const groups: EntryGroup<Entry>[] = []
  for (const ingredient of ingredients) {
    const last = groups.at(-1)
    if (last && ingredient.group === undefined) last.entries.push(ingredient)
    else groups.push({ name: ingredient.group, entries: [ingredient] })
  }
  return groups
}

export interface NumberedStep {
  text: string
  position: number
}

/** Entries that end in a colon are headings of the steps below. */
export function isStepHeading(entry: string): boolean {
  return entry.endsWith(':')
}

/** Groups steps by heading, numbers them across headings, and drops headings without steps. */
export function groupSteps(instructions: readonly string[]): EntryGroup<NumberedStep>[] {
  const groups: EntryGroup<NumberedStep>[] = [{ entries: [] }]
  let position = 0
  for (const text of instructions) {
    if (isStepHeading(text)) groups.push({ name: text.slice(0, -1), entries: [] })
    else groups.at(-1)?.entries.push({ text, position: ++position })
  }
  return groups.filter(({ entries }) => entries.length > 0)
}
