import type { Refused } from './editorProtocol.ts'

/** A refused request; its message is shown in the editor. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly problems?: Refused['problems'],
  ) {
    super(message)
  }
}
