/** Builds the site of the working folder into its `.build/site`, as `npm run build` does, uncompressed. */
import '../../scripts/build/production.ts'
import { stageSite } from '../../pipeline/build/buildSite.ts'
import { progressTo } from '../../pipeline/build/progress.ts'

await stageSite(2026, progressTo(process.stdout))
