import type { InlineConfig } from 'vite'
import { adminPlugin } from './admin/adminPlugin.ts'
import { contentPlugin } from './contentPlugin.ts'
import { iconsPlugin } from './icons/iconsPlugin.ts'
import { workerPlugin } from './offline/workerPlugin.ts'
import { siteVite } from './viteBase.ts'

/** How Vite serves the site to its developers. */
export const devConfig: InlineConfig = {
  ...siteVite,
  configFile: false,
  // Not the editor's page, which is bundled apart: its CMS alone takes a gigabyte to prepare.
  optimizeDeps: { entries: ['index.html'] },
  plugins: [...siteVite.plugins, contentPlugin(), iconsPlugin(), workerPlugin(), adminPlugin()],
}
