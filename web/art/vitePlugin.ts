import type { Plugin } from 'vite'
import { allArt } from './allArt.ts'
import { rasters } from './rasters.ts'

/**
 * Writes the illustrations, marks, icons and cards into the browser's build under their own names, and serves
 * them while developing.
 * @param treatmentSlugs the full paths of the treatment pages that are illustrated
 */
export function art(treatmentSlugs: readonly string[]): Plugin {
  return {
    name: 'clinic-art',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    generateBundle() {
      for (const [fileName, source] of allArt(treatmentSlugs))
        this.emitFile({ type: 'asset', fileName, source })
      for (const [fileName, draw] of rasters) this.emitFile({ type: 'asset', fileName, source: draw() })
    },
    configureServer(server) {
      let drawings: Map<string, string> | undefined
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*$/, '').slice(1)
        if (!/\.(svg|png)$/.test(path)) return next()
        drawings ??= allArt(treatmentSlugs)
        const svg = drawings.get(path)
        if (svg) return response.setHeader('content-type', 'image/svg+xml').end(svg)
        const draw = rasters.get(path)
        if (draw) return response.setHeader('content-type', 'image/png').end(draw())
        next()
      })
    },
  }
}
