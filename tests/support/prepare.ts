/** Copies the test documents to a folder that a run may change, before anything else starts. */
import { prepareTestContent } from './prepareTestContent.ts'

await prepareTestContent()
