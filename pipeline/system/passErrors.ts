/** Has the server answer for what goes wrong in an answer. */
export async function passErrors(answer: Promise<unknown>, next: (error: unknown) => void) {
  try {
    await answer
  } catch (error) {
    next(error)
  }
}
