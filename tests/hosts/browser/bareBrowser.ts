/** A browser that watches no workers: Playwright pauses each, and one that is replaced stays so. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { CHROMIUM_FLAGS, findBrowser } from '../../support/findBrowser.ts'
import { debuggingPipe, type Send } from './debuggingPipe.ts'

export interface BarePage {
  goto: (url: string) => Promise<void>
  evaluate: <Result>(work: () => Promise<Result> | Result) => Promise<Result>
}

interface BareBrowser {
  newPage: () => Promise<BarePage>
  close: () => Promise<void>
}

export async function openBareBrowser(): Promise<BareBrowser> {
  const command = findBrowser()
  if (!command) throw new Error('There is no browser.')
  const profile = await mkdtemp(path.join(tmpdir(), 'bare-browser-'))
  const flags = [...CHROMIUM_FLAGS, '--headless', '--remote-debugging-pipe']
  const browser = spawn(command, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // With its helpers a group of its own, since those that outlive it would write into the profile.
    detached: true,
  })
  const send = debuggingPipe(browser)
  return {
    newPage: () => newPage(send),
    async close() {
      const ended = once(browser, 'exit')
      if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function newPage(send: Send): Promise<BarePage> {
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  async function evaluate<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    const { result, exceptionDetails } = await send<Evaluated<Result>>(
      'Runtime.evaluate',
      { expression: `(${work})()`, awaitPromise: true, returnByValue: true },
      sessionId,
    )
    if (exceptionDetails) throw new Error(exceptionDetails.exception.description)
    return result.value
  }
  return {
    evaluate,
    async goto(url) {
      await send('Page.navigate', { url }, sessionId)
      // A page that is on its way cannot be asked.
      await expect(async () => {
        const { address, state } = await evaluate(() => {
          return { address: location.href, state: document.readyState }
        })
        expect([address, state]).toEqual([url, 'complete'])
      }).toPass({ timeout: 15_000 })
    },
  }
}

/** https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-evaluate */
interface Evaluated<Result> {
  result: { value: Result }
  exceptionDetails?: { exception: { description: string } }
}
