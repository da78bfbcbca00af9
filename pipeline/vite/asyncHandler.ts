import type { Connect } from 'vite'

/** Makes a Connect handler that reports rejections, which Connect itself ignores. */
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
