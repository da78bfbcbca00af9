import { showToast } from './toast.ts'

export function sayUnstored(): void {
  showToast({
    title: 'Not stored',
    message:
      'The storage of this browser is full or blocked. This is there until you leave the page; make room, or allow the site to store data, and do it again.',
    variant: 'destructive',
  })
}
