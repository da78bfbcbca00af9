import './fields/controls.css'

/** A dialog in the editor's look, and what finds its parts. */
export function formDialog(title: string, markup: string) {
  const dialog = document.createElement('dialog')
  dialog.className = 'form-dialog'
  dialog.ariaLabel = title
  dialog.innerHTML = `<h2>${title}</h2>${markup}`
  const find = <E extends Element>(selector: string): E => {
    const element = dialog.querySelector<E>(selector)
    if (!element) throw new Error(`The dialog has no ${selector}.`)
    return element
  }
  return { dialog, find }
}
