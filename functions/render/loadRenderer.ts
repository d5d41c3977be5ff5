import type { Renderer } from '#shared/rendering.ts'
import { environment } from '../environment.ts'

export async function loadRenderer(): Promise<Renderer> {
  const address = new URL(environment.renderer, import.meta.url).href
  // The module is a build of `web/render/site.tsx`, whose exports are a Renderer.
  return (await import(/* @vite-ignore */ address)) as Renderer
}
