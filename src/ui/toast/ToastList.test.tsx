import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toNotification } from './ToastList.tsx'

test('a toast leaves after 5000 ms unless it says otherwise', () => {
  expect(toNotification({ title: 'Saved' }).autoClose).toBe(5000)
  expect(toNotification({ title: 'Saved', duration: 800 }).autoClose).toBe(800)
})

test('a toast of infinite duration does not leave by itself', () => {
  expect(toNotification({ title: 'Saved', duration: Infinity }).autoClose).toBe(false)
})

test('a toast is of the default variant unless something went wrong', () => {
  expect(toNotification({ title: 'Saved' })['data-variant']).toBe('default')
  const failed = toNotification({ title: 'Not saved', variant: 'destructive' })
  expect(failed['data-variant']).toBe('destructive')
})

test('a toast is named by its title', () => {
  expect(toNotification({ title: 'Saved', message: 'For later.' })).toMatchObject({
    title: 'Saved',
    message: 'For later.',
    role: 'group',
    'aria-label': 'Saved',
  })
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
