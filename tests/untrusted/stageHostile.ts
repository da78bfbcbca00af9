/** Builds the site of the working folder into its `.build/site`, as `npm run build` does, uncompressed. */
import '../../scripts/build/production.ts'
import { stageSite } from '../../pipeline/build/buildSite.ts'
import { progressTo } from '../../pipeline/build/progress.ts'
import { NOW } from './hostileContent.ts'

await stageSite({ year: 2026, now: NOW }, progressTo(process.stdout))
