import type { Connect } from 'vite'

/** Makes a handler for Connect, to which it passes the rejections that Connect would not notice. */
export function asyncHandler(
  answer: (...of: Parameters<Connect.NextHandleFunction>) => Promise<unknown>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      await answer(request, response, next)
    } catch (error) {
      next(error)
    }
  }
}
