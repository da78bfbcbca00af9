const TIME_LIMIT_MS = 20_000

/** @returns false if it is blocked, is missing or takes too long */
export function loadScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.async = true
    script.src = src
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
    setTimeout(() => resolve(false), TIME_LIMIT_MS)
    document.head.append(script)
  })
}
