import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dangerRules } from '#shared/content/dangerRules.ts'
import { dangerWordClasses } from '#shared/content/dangerWordClasses.ts'
import { sentencesFile } from './dangerSentences.ts'

export const modelFile = join(import.meta.dirname, '../../web/public/pages/search/dangerModel.json')

/** Differs if the sentences, rules or word classes differ from those of the training. */
export const trainingHash = (): string =>
  createHash('sha256')
    .update(readFileSync(sentencesFile('tuned')))
    .update(JSON.stringify([dangerRules, dangerWordClasses]))
    .digest('hex')
    .slice(0, 16)
