/** Writes the documents that the program is tested on, and compiles them. */
import './testContent.ts'
import { setup } from '../../tests/globalSetup.ts'

await setup()
