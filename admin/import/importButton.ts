import 'virtual:theme.css'
import { buildElement } from '../dialog/askInDialog.ts'
import type { ContentTree } from './importInto.ts'

/** Adds a button beside “New” whenever the editor renders the list of recipes. */
export function addImportButton(tree: ContentTree): void {
  const onclick = async () => (await import('./openImport.ts')).openImport(tree)
  const button = buildElement('button', { type: 'button', textContent: 'Import recipes', onclick })
  const placeButton = () => {
    const create = document.querySelector('.floating-action-button-wrapper')
    const isOfRecipes = /^#\/collections\/recipes(\?|$)/.test(window.location.hash)
    if (!create || !isOfRecipes) button.remove()
    else if (create.previousElementSibling !== button) {
      const style = create.parentElement?.querySelector('.sui.button')?.className ?? ''
      button.className = style.replace(/\b(primary|ghost|back|iconic)\b/g, '').concat(' secondary')
      create.before(button)
    }
  }
  new MutationObserver(placeButton).observe(document.body, { childList: true, subtree: true })
  window.addEventListener('hashchange', placeButton)
}
