import * as z from 'zod/mini'

const Rendered = z.object({ objects: z.number(), written: z.number() })

/** Calls the render function's bundle once, in a process that has run nothing else. */
export async function measure(bundle: string, event?: unknown) {
  const { handler } = await import(bundle)
  const began = performance.now()
  const { objects, written } = Rendered.parse(await handler(event))
  const milliseconds = performance.now() - began
  return { objects, written, milliseconds, megabytes: process.resourceUsage().maxRSS / 1024 }
}
