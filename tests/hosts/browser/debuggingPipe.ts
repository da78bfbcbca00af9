import type { ChildProcess } from 'node:child_process'
import { Readable, Writable } from 'node:stream'

/** https://chromedevtools.github.io/devtools-protocol/; a command without a session is the browser’s. */
export type Send = <Result = unknown>(
  method: string,
  params?: object,
  session?: string,
) => Promise<Result>

interface Answer {
  id?: number
  result?: never
  error?: { message: string }
}

type Take = (answer: Answer) => void

/** Speaks to a browser that was started with `--remote-debugging-pipe`, its pipes 3 and 4 open. */
export function debuggingPipe({ stdio }: ChildProcess): Send {
  const [, , , commands, answers] = stdio
  if (!(commands instanceof Writable && answers instanceof Readable)) {
    throw new Error('The browser was started without pipes.')
  }
  const waiting = new Map<number, Take>()
  onMessage(answers, (text) => {
    const answer: Answer = JSON.parse(text)
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let id = 0
  return (method, params = {}, sessionId = undefined) => {
    id += 1
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`))
        else if (result !== undefined) resolve(result)
      })
    })
  }
}

function onMessage(stream: Readable, take: (text: string) => void): void {
  let rest = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const texts = (rest + chunk).split('\0')
    rest = texts.pop() ?? ''
    for (const text of texts) take(text)
  })
}
