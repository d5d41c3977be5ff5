import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { dangerSentences } from './dangerSentences.ts'
import { storedModel } from './storedModel.ts'
import { trainDangerModel } from './trainDangerModel.ts'

const name = 'virtual:danger-model'
/** With this prefix, other plugins do not take the name for a file. */
const resolvedName = `\0${name}`

const root = join(import.meta.dirname, '../..')
/** The files that can change the model, because the training reads or runs them. */
const inputs = [
  'shared/{content,search}/**/*.{ts,json,txt}',
  'web/{build,public/pages/search}/*.ts',
  'package-lock.json',
]

/** Provides the danger model as a module. The model is trained when the module is first imported. */
export const dangerModelPlugin = (): Plugin => ({
  name: 'danger-model',
  resolveId: (id) => (id === name ? resolvedName : undefined),
  load: (id) => {
    if (id !== resolvedName) return undefined
    const model = storedModel(join(root, 'dist/dangerModel.json'), versionOfInputs(), () =>
      trainDangerModel(dangerSentences('tuned')),
    )
    return `export const dangerModel = ${JSON.stringify(model)}`
  },
})

function versionOfInputs(): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
