const MINUTES_PER_HOUR = 60
/** From this many minutes on, people think in hours. */
const LONG = 120

/** Minutes as hours and minutes, `795` as `13 h 15 min`; nothing for less than two hours. */
export function formatHours(minutes: number): string | undefined {
  if (minutes < LONG) return undefined
  const rest = minutes % MINUTES_PER_HOUR
  const hours = `${(minutes - rest) / MINUTES_PER_HOUR} h`
  return rest === 0 ? hours : `${hours} ${rest} min`
}
