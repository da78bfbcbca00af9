import { setFlagsFromString } from 'node:v8'

/**
 * Has memory freed when it has grown by a half, where Node waits until there is up to four times as
 * much: for a server that stands open all day beside an editor and a browser.
 */
export function growHeapSlowly(): void {
  setFlagsFromString('--heap-growing-percent=50')
}
