import { spawn, type SpawnOptions } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** What a command took. */
export interface Measured {
  seconds: number
  /** The most memory that it and all its processes held at one moment, in megabytes. */
  megabytes: number
}

const POLL_MS = 100

/**
 * Runs Node with these arguments to its end. Linux alone says how much memory a process holds.
 * @throws with what the command wrote, when it fails
 */
export async function measureNode(args: string[], options: SpawnOptions): Promise<Measured> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, peak] = ['', 0]
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0))
  }, POLL_MS)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${args.join(' ')} failed: ${output.slice(-3000)}`)
  return { seconds: (performance.now() - started) / 1000, megabytes: peak }
}

/** What a process and all its descendants hold at this moment, in megabytes. */
export function memoryOf(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStatus)
  const open = processes.filter((one) => one.pid === pid)
  let sum = 0
  for (const one of open) {
    sum += one.kilobytes
    open.push(...processes.filter(({ parent }) => parent === one.pid))
  }
  return sum / 1024
}

function readStatus(pid: string) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) =>
      Number(status.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1])
    return [{ pid: Number(pid), parent: field('PPid'), kilobytes: field('RssAnon') || 0 }]
  } catch {
    // It has ended since its name was read.
    return []
  }
}
