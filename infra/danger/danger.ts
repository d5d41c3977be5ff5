import { writeFileSync } from 'node:fs'
import { cardFinder, dangerFigures } from './dangerFigures.ts'
import { dangerParts, dangerSentences } from './dangerSentences.ts'
import { modelFile, trainingHash } from './storedModel.ts'
import { trainDangerModel } from './trainDangerModel.ts'

// `npm run danger` trains the danger model, stores it for the search, and prints what it finds of each part.
const model = trainDangerModel(dangerSentences('tuned'))
writeFileSync(modelFile, `${JSON.stringify({ trainedOn: trainingHash(), ...model })}\n`)
const cardsOf = cardFinder(model)
console.table(
  Object.fromEntries(dangerParts.map((part) => [part, dangerFigures(dangerSentences(part), cardsOf)])),
)
