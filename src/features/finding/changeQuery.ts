/** The query of an address with some parameters changed; an empty value takes one away. */
export function changeQuery(search: string, values: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(search)
  for (const name in values) {
    const value = values[name]
    if (value) params.set(name, value)
    else params.delete(name)
  }
  // A comma may stand in a query as it is, where people can read it.
  const query = String(params).replaceAll('%2C', ',')
  return query && `?${query}`
}
