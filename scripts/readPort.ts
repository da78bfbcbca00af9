const DEFAULT_PORT = 4173

/** The port to serve at; null, and a sentence on the terminal, when `PORT` is none. */
export function readPort(): number | null {
  const { PORT = String(DEFAULT_PORT) } = process.env
  if (/^\d{1,5}$/.test(PORT)) return Number(PORT)
  console.error(`PORT is “${PORT}”. Set it to a number from 0 to 65535, or unset it.`)
  return null
}
