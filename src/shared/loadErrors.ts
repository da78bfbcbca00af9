import { messageOf } from './messageOf.ts'

/** A page's data or code did not arrive; another try may succeed. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/** The site was published again: the page's code is gone, or its data is for other code. */
export class StaleBuildError extends LoadError {
  override name = 'StaleBuildError'
}

/**
 * Awaits code. After a failure, browsers do not fetch it again before a reload.
 * @param data of the code, whose own failure counts first
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

/** Fetches a file of the site. @throws LoadError without a connection, else as `checkResponse` */
export async function fetchFile(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options).catch((cause: unknown) => {
    throw new LoadError(messageOf(cause), { cause })
  })
  return checkResponse(response)
}

/** @throws StaleBuildError for a file of the site that is gone, LoadError for any other failure */
export function checkResponse(response: Response): Response {
  const { ok, status, url } = response
  if (status === 404) throw new StaleBuildError(`${url} is not there any more.`)
  if (!ok) throw new LoadError(`${url} answered ${status}.`)
  return response
}
