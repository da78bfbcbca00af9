import type { Refused } from './bridge.ts'

/** A request that is not carried out; the words are for the editor. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly problems?: Refused['problems'],
  ) {
    super(message)
  }
}
