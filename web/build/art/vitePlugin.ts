import type { Plugin } from 'vite'
import { allArt } from './allArt.ts'
import { rasters } from './rasters.ts'

/** Adds every image to the browser's build under a fixed name; the development server renders it on request. */
export function art(treatmentSlugs: readonly string[]): Plugin {
  return {
    name: 'clinic-art',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    generateBundle() {
      for (const [fileName, source] of allArt(treatmentSlugs))
        this.emitFile({ type: 'asset', fileName, source })
      for (const [fileName, render] of rasters) this.emitFile({ type: 'asset', fileName, source: render() })
    },
    configureServer(server) {
      let svgs: Map<string, string> | undefined
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*$/, '').slice(1)
        if (!/\.(svg|png)$/.test(path)) return next()
        svgs ??= allArt(treatmentSlugs)
        const svg = svgs.get(path)
        if (svg) return response.setHeader('content-type', 'image/svg+xml').end(svg)
        const renderPng = rasters.get(path)
        if (renderPng) return response.setHeader('content-type', 'image/png').end(renderPng())
        next()
      })
    },
  }
}
