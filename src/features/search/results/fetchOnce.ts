import { checkResponse } from '../../../loading/checkResponse.ts'

const known = new Map<string, Promise<string>>()

/**
 * Reads a JSON file of the site once; one that does not arrive or is no JSON is fetched again.
 * @throws StaleBuildError for a file of a site that was published again
 */
export function fetchOnce(address: string): Promise<string> {
  const text = known.get(address) ?? fetchText(address)
  known.set(address, text)
  text.catch(() => known.delete(address))
  return text
}

async function fetchText(address: string): Promise<string> {
  const text = await checkResponse(await fetch(address)).text()
  // A network may answer with a page of its own.
  JSON.parse(text)
  return text
}
