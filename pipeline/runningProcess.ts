import { readFileSync } from 'node:fs'
import { isErrno } from './isErrno.ts'

/** Whether a process of this machine has not ended yet. */
export function isRunning(pid: number): boolean {
  return runningProcess(pid) !== undefined
}

/**
 * What identifies a running process: its number and, where the system says it, when it
 * began, since numbers are given again after a while and after a restart.
 *
 * @returns undefined when there is no such process, or when it has ended and only its number is left
 */
export function runningProcess(pid: number): string | undefined {
  if (!answersSignals(pid)) return undefined
  const { state, began } = processFacts(pid)
  return state === 'Z' ? undefined : `${pid} ${began}`
}

function answersSignals(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false
  try {
    // Sends nothing, but looks whether it could.
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and belongs to somebody else.
    return isErrno(error, 'EPERM')
  }
}

/** Fields 3 and 22 of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; empty elsewhere. */
function processFacts(pid: number): { state: string; began: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name in brackets, and may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', began: fields[19] ?? '' }
  } catch {
    return { state: '', began: '' }
  }
}
