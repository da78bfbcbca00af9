import { showToast } from './toast.ts'

export function warnUnstored(): void {
  showToast({
    title: 'Not stored',
    message:
      'The storage of this browser is full or blocked. What you did stays until you leave the page. Free some space or allow the site to store data, then try again.',
    variant: 'destructive',
  })
}
