import { flattened } from '../save/flattened.ts'
import { closestText } from './closestText.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Focuses the field with a text of the page. Selects the text's line in a box of lines. */
export function focusFieldOf(text: string, values: unknown): void {
  const lines = flattened('', values).flatMap(([path, value]) =>
    typeof value === 'string' ? value.split('\n').map((line) => ({ path, line })) : [],
  )
  const written = closestText(lines, ({ line }) => line, text)
  const control = written && controlAt(written.path)
  if (!control) return
  control.focus()
  control.scrollIntoView({ block: 'nearest' })
  const start = control.value.indexOf(written.line)
  if (control instanceof HTMLTextAreaElement && start !== -1)
    control.setSelectionRange(start, start + written.line.length)
}

/** Returns the control of a field, or else of the list or group around it. */
function controlAt(path: string): TextControl | undefined {
  const field = document.querySelector(`[data-key-path="${CSS.escape(path)}"]`)
  const control = field?.querySelector<TextControl>('textarea, input')
  if (control) return control
  const end = path.lastIndexOf('.')
  return end === -1 ? undefined : controlAt(path.slice(0, end))
}

/** Returns the line with the cursor; '' outside of the document's fields. */
export function textInFocus(): string {
  const control = document.activeElement
  if (!control?.closest('[data-key-path]')) return ''
  if (control instanceof HTMLInputElement) return control.value
  if (!(control instanceof HTMLTextAreaElement)) return ''
  const { value, selectionStart } = control
  const end = value.indexOf('\n', selectionStart)
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1
  return value.slice(start, end === -1 ? undefined : end)
}
