import type { Renderer } from '#shared/rendering.ts'
import { environment } from '../environment.ts'

/** The page renderer, built from `web/`: it lies beside the bundle, or where `RENDERER` says. */
export async function loadRenderer(): Promise<Renderer> {
  const address = new URL(environment.renderer, import.meta.url).href
  // The build wrote the module: it is what `web/render/site.tsx` exports.
  return (await import(/* @vite-ignore */ address)) as Renderer
}
