import type { PluginOption } from 'vite'
import { adminPlugin } from '../editorServer/adminPlugin.ts'
import { contentPlugin } from './contentPlugin.ts'
import { iconsPlugin } from '../icons/iconsPlugin.ts'

/** What answers in the development server for the files that a build writes. */
export function devPlugins(): PluginOption[] {
  return [contentPlugin(), iconsPlugin(), adminPlugin()]
}
