/** Lets timers ring when they end, each in one tab. */
import { notify } from './notification.ts'
import { playSignal } from './sound.ts'
import { type Timer, timerStore } from './timerStore.ts'

/** Between two signals, and how long they go on, in milliseconds. */
const SIGNAL_EVERY = 2000
const RINGS_FOR = 60_000
/** How long a tab out of sight leaves it to one in sight. */
const HIDDEN_WAITS = 400
/** The longest delay that `setTimeout` knows. */
const LONGEST_DELAY = 2 ** 31 - 1

/** Watches the timers until it is ended by the function that it returns. */
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
    // One long wait: many short ones are slowed down to one a minute in a page out of sight.
    if (next < Infinity) timeout = setTimeout(schedule, Math.min(next - now, LONGEST_DELAY))
  }

  const unsubscribe = timerStore.subscribe(schedule)
  // A computer that slept counts on from where it was.
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
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, HIDDEN_WAITS))
  // What another tab wrote may take some milliseconds to arrive here; it has the lock meanwhile.
  await alone(`timer-${id}`, async () => {
    const timer = timerStore.read(id)
    if (signal.aborted || !timer || timer.hasRung || timer.endsAt > Date.now()) return
    timerStore.change(id, (current) => current && { ...current, hasRung: true })
    await ring(id, timer, signal)
  })
}

/** Runs a task unless another tab runs one of that name. */
async function alone(name: string, task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return task()
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await task()
  })
}

/** Rings until somebody stops or extends the timer, or for a minute. */
async function ring(id: string, timer: Timer, signal: AbortSignal): Promise<void> {
  void notify(id, timer)
  const until = Date.now() + RINGS_FOR
  while (!signal.aborted && timerStore.read(id)?.hasRung && Date.now() < until) {
    playSignal()
    await new Promise((resolve) => setTimeout(resolve, SIGNAL_EVERY))
  }
}
