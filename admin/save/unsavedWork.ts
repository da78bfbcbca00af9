/** patchEditor.ts makes the editor set `openDraft`. */
interface EditorRoot extends Element {
  openDraft?: { modified: boolean; current?: { interacted?: boolean } | null }
}

const QUESTION =
  'What you have written is not saved. Leave all the same?\n\nA copy stays in this browser, and is offered when you open the document again.'

/** Also true after a rejected save. */
export function hasUnsavedWork(): boolean {
  const root: EditorRoot | null = document.querySelector('[data-entry-draft-root]')
  const draft = root?.openDraft
  return draft?.modified === true && draft.current?.interacted === true
}

export function guardUnsavedWork(): void {
  window.addEventListener('beforeunload', (event) => {
    if (!hasUnsavedWork()) return
    void window.backUpDraft?.()
    event.preventDefault()
  })
  // The editor's arrow, its Escape key and the browser's Back all change the hash.
  window.addEventListener('hashchange', askBeforeLeaving, { capture: true })
}

function askBeforeLeaving(event: HashChangeEvent) {
  if (!hasUnsavedWork()) return
  void window.backUpDraft?.()
  if (window.confirm(QUESTION)) return
  // The editor has not received the event yet; only the address has changed.
  event.stopImmediatePropagation()
  window.history.pushState({ from: event.newURL }, '', event.oldURL)
}
