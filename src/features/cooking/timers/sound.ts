/** The sound of a timer: made here, so that no file has to load when it is time. */

/** Hertz and seconds of the notes of one signal. */
const NOTES = [
  [880, 0],
  [880, 0.25],
  [1175, 0.5],
] as const
const NOTE_SECONDS = 0.2

let context: AudioContext | undefined
const listeners = new Set<() => void>()

function announce() {
  for (const listener of listeners) listener()
}

/**
 * Lets sound be heard later. Browsers allow that during a press alone, so that it is to be called in
 * each: https://html.spec.whatwg.org/multipage/interaction.html#tracking-user-activation
 */
export function allowSound(): void {
  if (!('AudioContext' in window)) return
  if (!context) {
    context = new AudioContext()
    context.addEventListener('statechange', announce)
  }
  if (context.state !== 'running') void context.resume().catch(() => {})
}

/** Whether a signal would be heard now, as far as the browser says. */
export function canSound(): boolean {
  return context?.state === 'running'
}

/** Whether sound is off until somebody presses something, as React reads a store. */
export const soundOffStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => 'AudioContext' in window && !canSound(),
}

/** Plays the signal once, and lets a phone vibrate. */
export function playSignal(): void {
  // Before the first press, browsers refuse this with an error message.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([300, 150, 300])
  if (!context || !canSound()) return
  for (const [pitch, delay] of NOTES) playNote(context, pitch, context.currentTime + delay)
}

function playNote(audio: AudioContext, pitch: number, start: number) {
  const oscillator = new OscillatorNode(audio, { frequency: pitch, type: 'triangle' })
  const gain = new GainNode(audio, { gain: 0 })
  const end = start + NOTE_SECONDS
  // A tone that begins or ends at full strength clicks.
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(0.6, start + 0.02)
  gain.gain.linearRampToValueAtTime(0, end)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
