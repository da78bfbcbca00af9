/** Reports, line by line, what a build has done and how long each step took. */
export interface Progress {
  /** Runs a step; its result, a short text, is shown with the time it took. */
  step: <Result>(
    name: string,
    run: () => Promise<Result> | Result,
    describe: (result: Result) => string,
  ) => Promise<Result>
  /** Says something that stays. */
  say: (text: string) => void
  /** Says how far a long step has come; on a terminal alone, where the next line takes its place. */
  note: (text: string) => void
}

/** Progress written to a stream such as `process.stdout`. */
export function progressTo(stream: {
  write: (text: string) => unknown
  isTTY?: boolean
}): Progress {
  return {
    async step(name, run, describe) {
      const started = performance.now()
      const result = await run()
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      stream.write(`${name.padEnd(10)} ${describe(result).padEnd(44)} ${seconds} s\n`)
      return result
    },
    say(text) {
      stream.write(`${text}\n`)
    },
    note(text) {
      if (stream.isTTY) stream.write(`${text}\r`)
    },
  }
}
