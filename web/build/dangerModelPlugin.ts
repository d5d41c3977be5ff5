import type { Plugin } from 'vite'
import type { DangerModel } from '../public/pages/search/dangerClassifier.ts'
import { dangerSentences } from './dangerSentences.ts'
import { trainDangerModel } from './trainDangerModel.ts'

const name = 'virtual:danger-model'
/** The prefix keeps other plugins from taking the name for a file. */
const resolvedName = `\0${name}`

let trained: DangerModel | undefined

/** The search imports its danger model as a module, which is trained when something imports it. */
export const dangerModelPlugin = (): Plugin => ({
  name: 'danger-model',
  resolveId: (id) => (id === name ? resolvedName : undefined),
  load: (id) => {
    if (id !== resolvedName) return undefined
    trained ??= trainDangerModel(dangerSentences('tuned'))
    return `export const dangerModel = ${JSON.stringify(trained)}`
  },
})
