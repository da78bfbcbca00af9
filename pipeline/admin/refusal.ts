import type { Refused } from '../../admin/local/bridge.ts'

/** A request that is not carried out; the words are for the editor. */
export class Refusal extends Error {
  readonly status: number
  readonly problems: Refused['problems']

  constructor(status: number, message: string, problems?: Refused['problems']) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.problems = problems
  }
}
