/**
 * Defaults of the editor, which reads them when it is loaded: a document stays open when it is saved,
 * and Escape does not close it.
 */

const PREFERENCES = 'sveltia-cms.prefs'

const stored: unknown = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}')
const preferences = { closeOnSave: false, closeWithEscape: false, ...Object(stored) }
localStorage.setItem(PREFERENCES, JSON.stringify(preferences))
