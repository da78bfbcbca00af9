export type BuildLog = ReturnType<typeof createBuildLog>

/** Writes progress to a stream such as `process.stdout`. */
export function createBuildLog(stream: { write: (text: string) => unknown; isTTY?: boolean }) {
  return {
    /** Runs a step, then prints its duration and a short description of its result. */
    async step<Result>(
      name: string,
      run: () => Promise<Result> | Result,
      describe: (result: Result) => string,
    ): Promise<Result> {
      const started = performance.now()
      const result = await run()
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      stream.write(`${name.padEnd(10)} ${describe(result).padEnd(44)} ${seconds} s\n`)
      return result
    },
    say(text: string): void {
      stream.write(`${text}\n`)
    },
    /** Shows the progress of a step; terminals only, since the next line overwrites it. */
    note(text: string): void {
      if (stream.isTTY) stream.write(`${text}\r`)
    },
  }
}
