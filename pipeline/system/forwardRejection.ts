/** Passes a rejection to Connect's error handler. */
export async function forwardRejection(answer: Promise<unknown>, next: (error: unknown) => void) {
  try {
    await answer
  } catch (error) {
    next(error)
  }
}
