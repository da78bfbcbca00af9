/** Makes the editor keep a document open after saving and Escape; loaded before the editor. */
import { parseJson } from '../../src/shared/checkJson.ts'
import { readItem, writeItem } from '../../src/storage/webStorage.ts'

const PREFERENCES = 'sveltia-cms.prefs'

const stored = parseJson(readItem(PREFERENCES))
const preferences = { closeOnSave: false, closeWithEscape: false, ...Object(stored) }
writeItem(PREFERENCES, JSON.stringify(preferences))
