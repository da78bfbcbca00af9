import { messageOf } from './messageOf.ts'

/** A page's data or code failed to load; another try may succeed. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/** After a new build, the page's code is missing, or its data belongs to other code. */
export class StaleBuildError extends LoadError {
  override name = 'StaleBuildError'
}

/**
 * Awaits code. After a failure, browsers fetch it again only after a reload.
 * @param data loaded with the code; its error has priority
 * @throws StaleBuildError if the code is missing
 */
export async function loadCode<Code>(
  code: Promise<Code>,
  data: Promise<unknown> = Promise.resolve(),
): Promise<Code> {
  try {
    return await code
  } catch (cause) {
    await data
    throw new StaleBuildError('The code is gone.', { cause })
  }
}

/** Fetches a file of the site. @throws LoadError without a connection; see also checkResponse */
export async function fetchFile(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options).catch((cause: unknown) => {
    throw new LoadError(messageOf(cause), { cause })
  })
  return checkResponse(response)
}

/** @throws StaleBuildError if the site's file no longer exists, LoadError for other failures */
export function checkResponse(response: Response): Response {
  const { ok, status, url } = response
  if (status === 404) throw new StaleBuildError(`${url} is not there any more.`)
  if (!ok) throw new LoadError(`${url} answered ${status}.`)
  return response
}
