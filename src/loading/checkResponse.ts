import { LoadError, StaleBuildError } from './loadErrors.ts'

/**
 * Returns a response that has a file of the site.
 * @throws StaleBuildError for a file that is gone, LoadError for any other failure
 */
export function checkResponse(response: Response): Response {
  const { ok, status, url } = response
  if (status === 404) throw new StaleBuildError(`${url} is not there any more.`)
  if (!ok) throw new LoadError(`${url} answered ${status}.`)
  return response
}
