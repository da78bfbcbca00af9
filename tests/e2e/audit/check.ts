import type { Page } from '@playwright/test'

/** Something that holds for every page of the site. */
export interface Check {
  /** What holds, in words. */
  name: string
  /** Tells what is wrong with the page as it is open; leaves it as it was. */
  find: (page: Page) => Promise<string[]>
}
