/** Read when the editor loads: saving and Escape leave a document open. */

const PREFERENCES = 'sveltia-cms.prefs'

const stored: unknown = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}')
const preferences = { closeOnSave: false, closeWithEscape: false, ...Object(stored) }
localStorage.setItem(PREFERENCES, JSON.stringify(preferences))
