/** Says whether this is a system error with one of these codes, such as `ENOENT`. */
export function isErrno(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}
