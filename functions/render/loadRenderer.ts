import type { Renderer, SiteFileRenderer } from '#shared/rendering.ts'
import { rendererModule } from '../environment.ts'

export async function loadRenderer(): Promise<Renderer & SiteFileRenderer> {
  const address = new URL(rendererModule(), import.meta.url).href
  // The modules are builds of `web/render/site.tsx` and of `siteFiles.ts`, whose exports have these types.
  const pages = (await import(/* @vite-ignore */ address)) as Renderer
  return {
    ...pages,
    // Loaded on demand: the second module renders PDFs and is larger, and few renderings need it.
    renderFiles: async (site) => {
      const files = (await import(
        /* @vite-ignore */ new URL('siteFiles.mjs', address).href
      )) as SiteFileRenderer
      return files.renderFiles(site)
    },
  }
}
