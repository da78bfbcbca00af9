import type { Refused } from './editorProtocol.ts'

/** A refused request; the editor shows its message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly problems?: Refused['problems'],
  ) {
    super(message)
  }
}
