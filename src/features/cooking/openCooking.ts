/** What loads when somebody cooks: what keeps the place, scales, highlights, times, and cook mode. */
export { pageParts } from './pageParts.tsx'
export { rescale } from './rescale.ts'
export { startTimer } from './startTimer.ts'
