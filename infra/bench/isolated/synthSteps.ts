import { join } from 'node:path'
import { bundleFunctions } from '../../aws/bundle.ts'
import { synthesize } from '../../local/synthesize.ts'

/** Milliseconds to bundle every function, then to synthesize the stack. */
export async function measure(folder: string, webFolder: string) {
  const began = performance.now()
  const rendererFolder = join(webFolder, '../render')
  const functionFolders = await bundleFunctions(join(folder, 'functions'), { rendererFolder, webFolder })
  const bundled = performance.now()
  const outdir = join(folder, 'cdk.out')
  await synthesize({ webFolder, functionFolders }, { outdir, address: 'http://localhost:8080' })
  return { bundling: bundled - began, synthesis: performance.now() - bundled }
}
