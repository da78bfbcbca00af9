/** The sound of a timer, synthesized so that no file has to load. */
import { liveValue } from '../../../shared/liveValue.ts'

const NOTES = [
  [880, 0],
  [880, 0.25],
  [1175, 0.5],
] as const
const NOTE_SECONDS = 0.2

let audioContext: AudioContext | undefined
export const isSoundBlocked = liveValue('AudioContext' in globalThis)

/** Must be called in click handlers: browsers allow sound only there. */
export function allowSound(): void {
  if (!('AudioContext' in window)) return
  if (!audioContext) {
    const created = new AudioContext()
    created.addEventListener('statechange', () => isSoundBlocked.set(created.state !== 'running'))
    audioContext = created
  }
  if (audioContext.state !== 'running') void audioContext.resume().catch(() => {})
}

export function playSignal(): void {
  // Browsers log an error for a vibration before the first press.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([300, 150, 300])
  if (audioContext?.state !== 'running') return
  for (const [pitch, delay] of NOTES)
    playNote(audioContext, pitch, audioContext.currentTime + delay)
}

function playNote(audio: AudioContext, pitch: number, start: number) {
  const oscillator = new OscillatorNode(audio, { frequency: pitch, type: 'triangle' })
  const gain = new GainNode(audio, { gain: 0 })
  const end = start + NOTE_SECONDS
  // Fading in and out avoids clicks.
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(0.6, start + 0.02)
  gain.gain.linearRampToValueAtTime(0, end)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
