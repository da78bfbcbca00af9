/** Changes parameters; an empty value removes one. */
export function changeQuery(search: string, values: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(search)
  for (const name in values) {
    const value = values[name]
    if (value) params.set(name, value)
    else params.delete(name)
  }
  // Commas are readable and allowed in a query.
  const query = String(params).replaceAll('%2C', ',')
  return query && `?${query}`
}
