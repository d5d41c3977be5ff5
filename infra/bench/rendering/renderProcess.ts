// Run by `scene.ts` as a process of its own: the function's own bundle, called for the first time, with the memory
// that it took.
const [bundle = ''] = process.argv.slice(2)
const { handler } = await import(bundle)

const began = performance.now()
const came = await handler()
const milliseconds = performance.now() - began
const { user, system } = process.cpuUsage()
const megabytes = process.resourceUsage().maxRSS / 1024
process.stdout.write(
  `\n${JSON.stringify({ ...came, milliseconds, megabytes, processor: (user + system) / 1_000 })}\n`,
)
process.exit(0)
