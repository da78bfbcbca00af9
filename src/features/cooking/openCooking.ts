/** What loads when somebody cooks: what keeps the place, scales, highlights, and cook mode. */
export { pageParts } from './pageParts.tsx'
export { scaleBy } from './scaleBy.ts'
