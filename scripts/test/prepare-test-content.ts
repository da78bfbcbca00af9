/** Writes the documents that the program is tested on. */
import './testContent.ts'
import { prepareTestContent } from './prepareTestContent.ts'

await prepareTestContent()
