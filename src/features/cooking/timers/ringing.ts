import { withTabLock } from '../../../storage/withTabLock.ts'
import { notify } from './notification.ts'
import { playSignal } from './sound.ts'
import { type Timer, timerStore } from '../../../storage/timerStore.ts'

const SIGNAL_EVERY_MS = 2000
const RINGS_FOR_MS = 60_000
/** A hidden tab waits this long, so that a visible one rings first. */
const HIDDEN_WAITS_MS = 400
/** The longest delay that `setTimeout` accepts. */
const MAX_DELAY_MS = 2 ** 31 - 1

export function watchTimers(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timeout: ReturnType<typeof setTimeout> | undefined

  function schedule() {
    clearTimeout(timeout)
    const now = Date.now()
    const silent = [...timerStore.readAll()].filter(([, timer]) => !timer.hasRung)
    for (const [id, { endsAt }] of silent) if (endsAt <= now) void ringSoon(id, signal)
    const next = Math.min(...silent.map(([, { endsAt }]) => endsAt).filter((end) => end > now))
    // Uses one long timeout: browsers slow down short ones in hidden pages.
    if (next < Infinity) timeout = setTimeout(schedule, Math.min(next - now, MAX_DELAY_MS))
  }

  const unsubscribe = timerStore.subscribe(schedule)
  document.addEventListener('visibilitychange', schedule, { signal })
  window.addEventListener('pageshow', schedule, { signal })
  schedule()
  return () => {
    clearTimeout(timeout)
    controller.abort()
    unsubscribe()
  }
}

async function ringSoon(id: string, signal: AbortSignal) {
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, HIDDEN_WAITS_MS))
  // Another tab's `hasRung` may arrive late; without the lock, both tabs would ring.
  await withTabLock(`timer-${id}`, async () => {
    const timer = timerStore.read(id)
    if (signal.aborted || !timer || timer.hasRung || timer.endsAt > Date.now()) return
    timerStore.change(id, (current) => current && { ...current, hasRung: true })
    await ring(id, timer, signal)
  })
}

async function ring(id: string, timer: Timer, signal: AbortSignal): Promise<void> {
  void notify(id, timer)
  const until = Date.now() + RINGS_FOR_MS
  while (!signal.aborted && timerStore.read(id)?.hasRung && Date.now() < until) {
    playSignal()
    await new Promise((resolve) => setTimeout(resolve, SIGNAL_EVERY_MS))
  }
}
