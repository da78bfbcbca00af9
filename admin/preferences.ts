/**
 * What the editor is set to where nobody has set it otherwise: a document stays open when it is
 * saved, and Escape, which ends many things, does not close it. It is imported before the editor,
 * which reads this when it is loaded.
 */

/** Where the editor keeps what people have set in it. */
const PREFERENCES = 'sveltia-cms.prefs'

const stored: unknown = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}')
const preferences = { closeOnSave: false, closeWithEscape: false, ...Object(stored) }
localStorage.setItem(PREFERENCES, JSON.stringify(preferences))
