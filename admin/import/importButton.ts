import 'virtual:theme.css'
import './import.css'
import type { Tree } from './importInto.ts'

export function addImportButton(tree: Tree): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'import-button'
  button.textContent = 'Import recipes'
  button.addEventListener('click', () => void open(tree))
  // A form reaches down to where it stands.
  const placeButton = () => {
    button.hidden = /\/(entries|new)\b/.test(window.location.hash)
  }
  window.addEventListener('hashchange', placeButton)
  placeButton()
  document.body.append(button)
}

async function open(tree: Tree): Promise<void> {
  const { openImport } = await import('./openImport.ts')
  openImport(tree)
}
