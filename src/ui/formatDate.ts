const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `2025-10-12` as `October 12, 2025`, the same in every time zone. */
export function formatDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
