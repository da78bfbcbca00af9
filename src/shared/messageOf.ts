/** Returns the message of a caught value, which may have any type. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
