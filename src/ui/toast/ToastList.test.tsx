import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toNotification } from './ToastList.tsx'

test.each([
  [{}, 5000, 'default'],
  [{ duration: 800 }, 800, 'default'],
  [{ duration: Infinity }, false, 'default'],
  [{ variant: 'destructive' }, 5000, 'destructive'],
] as const)('the toast %j closes after %s and looks %s', (options, autoClose, variant) => {
  const shown = toNotification({ title: 'Saved', ...options })
  expect(shown).toMatchObject({ autoClose, 'data-variant': variant })
})

test('a toast with a link shows the link by itself, to be selected', () => {
  const { message } = toNotification({
    title: 'Copy this link',
    link: 'https://pinchwell.example/',
  })
  expect(renderToStaticMarkup(message)).toMatch(
    /^<span [^>]*data-selectable[^>]*>https:\/\/pinchwell\.example\/<\/span>$/,
  )
})
