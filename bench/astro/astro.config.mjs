import mdx from '@astrojs/mdx'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://pinchwell.example',
  integrations: [mdx()],
  // The pages of the site that it is measured against have no slash at their end either.
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  // Only the processor of the machine is measured.
  server: { host: 'localhost' },
})
