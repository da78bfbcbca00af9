export function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Record<string, To> {
  const entries = Object.entries(values)
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value, name)]))
}
