import type { Plugin } from 'vite'
import { site } from '#shared/content/site.ts'
import { renderFiles } from '../../render/siteFiles.ts'

/** Once for all builds. */
const files = await renderFiles(site)

/** Of the PDFs. Facts of another length change them by a few bytes. */
const sizes = Object.fromEntries(
  files.filter(({ key }) => key.endsWith('.pdf')).map(({ key, body }) => [key, body.length]),
)

/** Each rendering publishes the files, with the facts in the table. Development has those of a new site. */
export const siteFiles = (): Plugin => ({
  name: 'clinic-site-files',
  config: () => ({ define: { 'import.meta.env.FORM_BYTES': JSON.stringify(sizes) } }),
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const file = files.find(({ key }) => `/${key}` === (request.url ?? '').replace(/[?#].*$/, ''))
      if (!file) return next()
      response.setHeader('content-type', file.type).end(file.body)
    })
  },
})
