import { join } from 'node:path'
import { bundleFunctions } from '../aws/bundle.ts'
import { synthesize } from '../local/synthesize.ts'

// Run by `synth.ts` as a process of its own: bundles every function and synthesizes the stack.
const [folder = '', webFolder = '', rendererFolder = ''] = process.argv.slice(2)
const began = performance.now()
const functionFolders = await bundleFunctions(join(folder, 'functions'), { rendererFolder, webFolder })
const bundled = performance.now()
await synthesize(
  { webFolder, functionFolders },
  { outdir: join(folder, 'cdk.out'), address: 'http://localhost:8080' },
)
process.stdout.write(JSON.stringify({ bundling: bundled - began, synthesis: performance.now() - bundled }))
