/**
 * Whether something that was thrown is an error of the system with one of these codes, such as
 * `ENOENT` (https://nodejs.org/api/errors.html#common-system-errors).
 */
export function isErrno(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  )
}
