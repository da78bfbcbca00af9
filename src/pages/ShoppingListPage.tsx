import * as heads from 'words/heads'
import { shoppingList } from 'words/navigation'
import * as words from 'words/pages'
import { storedPage } from './frames/storedPage.tsx'

export const Page = storedPage(() => import('../features/saved/list/ShoppingListView.tsx'), {
  title: shoppingList,
  description: heads.shoppingList,
  empty: words.emptyList,
})
