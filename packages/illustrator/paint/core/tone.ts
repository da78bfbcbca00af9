/**
 * How strongly darks and lights are driven apart, how cool the darks are, and how warm the lights; all
 * as shares of the full range, found by eye.
 */
const CONTRAST = 0.2
const COOL = [-0.012, -0.008, 0.022] as const
const WARM = [0.014, 0.004, -0.018] as const

/**
 * The curve of one channel: late sun warms what it meets and leaves the shade to the sky.
 * @param channel 0 for red, 1 for green, 2 for blue
 * @returns the new value of each of the 256 values, not rounded
 */
export function toneCurve(channel: 0 | 1 | 2): Float64Array {
  return Float64Array.from({ length: 256 }, (_, value) => {
    const share = value / 255
    const contrasted = share + (share * share * (3 - 2 * share) - share) * CONTRAST
    const dark = (1 - share) ** 2 * Math.min(1, share * 6)
    const toned = contrasted + COOL[channel] * dark * 2 + WARM[channel] * share ** 2
    return toned * 255
  })
}
