import '../fields/controls.css'

interface Question {
  title: string
  parts: readonly (Node | string)[]
  yes: string
  no?: string
}

/** Shows a form in a dialog. @returns the answers; null after `no` or Escape */
export function askInDialog({ title, parts, yes, no }: Question): Promise<FormData | null> {
  const heading = buildElement('h2', { textContent: title })
  const style = { className: 'form-button' }
  const buttons = [buildElement('button', { ...style, textContent: yes, value: 'yes' })]
  if (no) buttons.push(buildElement('button', { ...style, textContent: no, formNoValidate: true }))
  const form = buildElement('form', { method: 'dialog' }, heading, ...parts, ...buttons)
  const dialog = buildElement('dialog', { className: 'form-dialog', ariaLabel: title }, form)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'yes' ? new FormData(form) : null)
    })
  })
}

export function buildElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties)
  created.append(...children)
  return created
}
