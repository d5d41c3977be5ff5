// Run by `bundles.ts` as a process of its own: how long it takes to import a bundle, milliseconds.
const [file = ''] = process.argv.slice(2)
const began = performance.now()
await import(file)
process.stdout.write(JSON.stringify({ milliseconds: performance.now() - began }))
