/** Makes the editor keep a document open after saving and Escape; loaded before the editor. */
import { parseJson } from '../../src/shared/checkJson.ts'
import { readText, writeText } from '../../src/storage/storedText.ts'

const PREFERENCES = 'sveltia-cms.prefs'

const stored = parseJson(readText(PREFERENCES))
const preferences = { closeOnSave: false, closeWithEscape: false, ...Object(stored) }
writeText(PREFERENCES, JSON.stringify(preferences))
