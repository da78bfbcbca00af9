import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../support/servers/freePort.ts'
import obtainEngines from './obtainEngines.ts'
import { type Engine, HEIGHT } from './tab.ts'

/** Allows a window as narrow as a phone, which the toolbar's buttons would prevent. */
const STYLES = '* { padding: 0; margin: 0; min-width: 0; border-width: 0; letter-spacing: -4px }'

const REDUCED_MOTION = '[Settings]\ngtk-enable-animations=0\n'

const SCREEN = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']

/** Starts WebKitGTK on its own virtual screen, driven by https://www.w3.org/TR/webdriver2/. */
export async function startWebKit(): Promise<Engine> {
  const { screen, webKitDriver, webKit } = obtainEngines()
  const settings = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  await mkdir(path.join(settings, 'gtk-3.0'))
  await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), STYLES)
  await writeFile(path.join(settings, 'gtk-3.0/settings.ini'), REDUCED_MOTION)
  const display = spawn(screen, SCREEN, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(display.stdout, 'data')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: settings }
  const driver = spawn(webKitDriver, ['-p', String(port)], { env, stdio: 'ignore' })
  // Also after an interrupted test run.
  process.once('exit', () => [driver, display].map((started) => started.kill()))
  const url = `http://127.0.0.1:${port}`
  await expect(() => fetch(`${url}/status`)).toPass({ timeout: 30_000 })

  async function send(method: 'POST' | 'DELETE', command: string, body?: object) {
    const response = await fetch(url + command, { method, body: body && JSON.stringify(body) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`)
    return value
  }

  const options = { binary: webKit, args: ['--automation'] }
  const { sessionId } = await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${sessionId}`
  return {
    open: (address) => send('POST', `${session}/url`, { url: address }),
    run: (source) =>
      send('POST', `${session}/execute/sync`, { script: `return (${source})()`, args: [] }),
    act: (actions) => send('POST', `${session}/actions`, { actions }),
    resize: (width) => send('POST', `${session}/window/rect`, { width, height: HEIGHT }),
    complaints: [],
    async close() {
      await send('DELETE', session)
      driver.kill()
      display.kill()
      await rm(settings, { recursive: true })
    },
  }
}
