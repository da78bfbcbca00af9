/** Puts the test documents where a run may change them, before anything else begins. */
import { prepareTestContent } from './prepareTestContent.ts'

await prepareTestContent()
