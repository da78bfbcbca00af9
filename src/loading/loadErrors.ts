/** A page whose data or code did not arrive; another try may bring it. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/** The site was published again: the page's code is gone, or its data is for other code. */
export class StaleBuildError extends LoadError {
  override name = 'StaleBuildError'
}

/** Awaits code. @throws what the data throws; StaleBuildError if only the code is missing */
export async function withData<Code>(code: Promise<Code>, data: Promise<unknown>): Promise<Code> {
  try {
    return await code
  } catch (cause) {
    await data
    throw new StaleBuildError('The code is gone.', { cause })
  }
}

/** @throws StaleBuildError when code does not arrive: browsers remember that until a reload */
export async function needed<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code
  } catch (cause) {
    throw new StaleBuildError('The code is gone.', { cause })
  }
}
