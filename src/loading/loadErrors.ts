/** A page whose data or code did not arrive; another try may bring it. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/**
 * A page that the code of this visit cannot show, since the site has been published again in the
 * meantime: its code is gone, or its data is meant for other code. Only the server helps.
 */
export class StaleBuildError extends LoadError {
  override name = 'StaleBuildError'
}

/**
 * Code that is missing while its data is there is that of a site that was published again.
 * @throws what the data throws when both are missing: then it is the connection
 */
export async function withData<Code>(code: Promise<Code>, data: Promise<unknown>): Promise<Code> {
  try {
    return await code
  } catch (cause) {
    await data
    throw new StaleBuildError('The code is gone.', { cause })
  }
}

/**
 * Code without which a part of a page cannot be shown.
 * @throws StaleBuildError when it does not arrive: browsers remember that until the next reload
 */
export async function needed<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code
  } catch (cause) {
    throw new StaleBuildError('The code is gone.', { cause })
  }
}
