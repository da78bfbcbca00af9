import { settings } from '../../settings/settings.ts'
import type { Toast } from '../../ui/toast/toast.ts'
import type { SubscribeResult } from './subscribers.ts'

export const formMessages: Record<SubscribeResult, Toast> = {
  empty: {
    title: 'Oops! 🙈',
    message: 'Please enter a valid email address.',
    variant: 'destructive',
  },
  duplicate: {
    title: "You're already on the list! 🎉",
    message: "No need to subscribe again, you're all set.",
  },
  subscribed: {
    title: 'Subscribed! 🍳',
    message: 'Welcome! Get ready for delicious recipes in your inbox.',
  },
  'not stored': {
    title: 'Not saved',
    message:
      'This form needs to store data in your browser, which refused. Your address is still in the form.',
    variant: 'destructive',
  },
}

export const popupSuccess: Toast = {
  title: `🎉 Welcome to ${settings.brand}!`,
  message: "You're now subscribed to our weekly newsletter!",
}

export const comingSoon: Toast = { title: 'This feature is on the way!' }
