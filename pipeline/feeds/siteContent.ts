import type { Bundle } from '../build/bundle.ts'

/** What the files beside the pages are written from. */
export type SiteContent = Bundle['site']['content']
