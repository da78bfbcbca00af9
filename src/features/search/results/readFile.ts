import { StaleBuildError } from '../../../loading/loadErrors.ts'

const known = new Map<string, Promise<string>>()

/**
 * Reads a file of the site once, unless it failed.
 * @throws StaleBuildError for a file of a site that was published again
 */
export function readFile(address: string): Promise<string> {
  const text = known.get(address) ?? fetchText(address)
  known.set(address, text)
  text.catch(() => known.delete(address))
  return text
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (response.status === 404) throw new StaleBuildError(`${address} is not there any more.`)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}
