/** 83 as `1:23`, 4985 as `1:23:05`. */
export function clockTime(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${rest}`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}

export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.round((endsAt - now) / 1000))
}
