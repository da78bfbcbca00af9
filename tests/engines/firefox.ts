import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import obtainEngines from './obtainEngines.ts'
import { type Engine, HEIGHT } from './tab.ts'

const PREFERENCES = `
user_pref("ui.prefersReducedMotion", 1);
user_pref("ui.useOverlayScrollbars", 1);
// Nothing is asked of others.
user_pref("network.dns.localDomains", "www.youtube-nocookie.com");
`

/** Matches messages about files that are still loading when a page is left. */
const ENDED = /^Error: Unable to preload CSS|^Failed to load .* A ServiceWorker intercepted/

/** Starts Firefox without a window, driven by https://www.w3.org/TR/webdriver-bidi/. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  await writeFile(path.join(profile, 'user.js'), PREFERENCES)
  const options = [
    '--headless',
    '--no-remote',
    '--remote-debugging-port',
    '0',
    '--profile',
    profile,
  ]
  const browser = spawn(obtainEngines().firefox, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  // Also after an interrupted test run.
  process.once('exit', () => browser.kill())
  const socket = new WebSocket(`${await addressIn(browser.stderr)}/session`)
  await once(socket, 'open')
  const answers = new EventEmitter()
  const complaints: string[] = []
  socket.on('message', (data) => {
    const { id, params, ...answer } = JSON.parse(String(data))
    if (id) answers.emit(String(id), answer)
    else if (/error|warn/.test(params.level) && !ENDED.test(params.text))
      complaints.push(params.text)
  })

  let last = 0
  async function send(method: string, params: object) {
    const id = (last += 1)
    const answered = once(answers, String(id))
    socket.send(JSON.stringify({ id, method, params }))
    const [{ error, message, result }] = await answered
    if (error) throw new Error(`${method}: ${error}: ${message}`)
    return result
  }

  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  const target = { context }
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(functionDeclaration) {
      const call = { functionDeclaration, awaitPromise: true, target }
      const { result, exceptionDetails } = await send('script.callFunction', call)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    act: (actions) => send('input.performActions', { context, actions }),
    resize: (width) =>
      send('browsingContext.setViewport', { context, viewport: { width, height: HEIGHT } }),
    complaints,
    async close() {
      const ended = once(browser, 'exit')
      browser.kill()
      await ended
      await rm(profile, { recursive: true })
    },
  }
}

/** Returns the address for automation from the output of a starting Firefox. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /ws:\/\/\S+/.exec(line)
    if (address) return address[0]
  }
  throw new Error('Firefox ended before it could be driven.')
}
