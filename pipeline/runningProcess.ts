import { readFileSync } from 'node:fs'
import { isErrno } from './isErrno.ts'

/**
 * Identifies a running process by its number and, where the system says it, its start, since
 * numbers are given again; undefined when it has ended.
 */
export function runningProcess(pid: number): string | undefined {
  if (!answersSignals(pid)) return undefined
  const { state, began } = processFacts(pid)
  return state === 'Z' ? undefined : `${pid} ${began}`
}

function answersSignals(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false
  try {
    // Signal 0 only tests.
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user.
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
