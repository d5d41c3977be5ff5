import { objectsIn } from '../../../../functions/render/archive.ts'
import { drawSite } from '../../../../functions/render/drawSite.ts'
import { loadRenderer } from '../../../../functions/render/loadRenderer.ts'

// Run by `scene.ts` as a process of its own: the function's own bundle, or only its drawing, with the memory it took.
const [what = '', bundle = ''] = process.argv.slice(2)

const began = performance.now()
const came = what === 'draw' ? await draw() : await run()
const milliseconds = performance.now() - began
const { user, system } = process.cpuUsage()
const megabytes = process.resourceUsage().maxRSS / 1024
process.stdout.write(
  `\n${JSON.stringify({ ...came, milliseconds, megabytes, processor: (user + system) / 1_000 })}\n`,
)
process.exit(0)

async function draw(): Promise<object> {
  const archive = await drawSite(await loadRenderer())
  let objects = 0
  for await (const _ of objectsIn(archive)) objects += 1
  return { objects, written: 0 }
}

async function run(): Promise<object> {
  const { handler } = await import(bundle)
  return handler()
}
