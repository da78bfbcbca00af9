import type { StepTimer } from '../../../src/content/cooking/cookingData.ts'

const SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3600 }
const DURATION = /\b(\d+)(?: to (\d+))? (second|minute|hour)s?\b/g

/** What a step names to wait for. */
export function stepTimers(step: string): StepTimer[] {
  return [...step.matchAll(DURATION)].map(({ 0: text, 1: from, 2: to, 3: unit = '', index }) => {
    const timer: StepTimer = {
      span: [index, index + text.length],
      seconds: Number(from) * (SECONDS[unit] ?? 0),
    }
    if (to !== undefined) timer.upTo = Number(to) * (SECONDS[unit] ?? 0)
    return timer
  })
}
