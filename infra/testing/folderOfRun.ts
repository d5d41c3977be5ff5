import type { TestProject } from 'vitest/node'
import { temporaryFolder } from './temporaryFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A new folder that the workers of a run share. In watch mode there is none, since files change between runs. */
    folderOfRun: string | undefined
  }
}

/** Runs once before the tests. */
export function setup({ config, provide }: TestProject): void {
  provide('folderOfRun', config.watch ? undefined : temporaryFolder())
}
