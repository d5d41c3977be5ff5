import type { Plugin } from 'vite'
import { site } from '#shared/content/site.ts'

/** Each rendering publishes the files, with the facts in the table. Development has those of a new site. */
export const siteFiles = (): Plugin => ({
  name: 'clinic-site-files',
  async configureServer(server) {
    // A build needs no PDF library.
    const { renderFiles } = await import('../../render/siteFiles.ts')
    const files = await renderFiles(site)
    server.middlewares.use((request, response, next) => {
      const file = files.find(({ key }) => `/${key}` === (request.url ?? '').replace(/[?#].*$/, ''))
      if (!file) return next()
      response.setHeader('content-type', file.type).end(file.body)
    })
  },
})
