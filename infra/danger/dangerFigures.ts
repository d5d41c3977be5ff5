import { commonWords } from '#shared/content/commonWords.ts'
import dangerCards from '#shared/content/dangerCards.json' with { type: 'json' }
import { dangerRules } from '#shared/content/dangerRules.ts'
import { dangerPatterns } from '#shared/search/dangerPhrase.ts'
import { wordsOf } from '#shared/search/terms.ts'
import type { DangerModel } from '../../web/public/pages/search/dangerClassifier.ts'
import { dangerFinder } from '../../web/public/pages/search/dangerFinder.ts'
import type { DangerSentence } from './dangerSentences.ts'

const common = new Set(commonWords.split(' '))

/** The cards of a query, by the rules and a model. Only common words count as known, as no page is searched. */
export function cardFinder(model: DangerModel) {
  const find = dangerFinder(dangerPatterns(dangerRules), (word) => common.has(word), model)
  return (query: string) => find(wordsOf(query))
}

/** Percent: of dangers with a card, of dangers with the right one first, and of harmless sentences with one. */
export function dangerFigures(sentences: readonly DangerSentence[], cardsOf: (text: string) => string[]) {
  const found = sentences.map(({ kind, text }) => ({ kind, first: cardsOf(text)[0] }))
  const dangers = found.filter(({ kind }) => kind !== 'unsure' && Object.hasOwn(dangerCards, kind))
  const harmless = found.filter(({ kind }) => kind === 'harmless')
  return {
    withCard: percent(dangers, ({ first }) => first),
    rightFirst: percent(dangers, ({ kind, first }) => first === kind),
    falseAlarms: percent(harmless, ({ first }) => first),
  }
}

const percent = <Item>(items: readonly Item[], isCounted: (item: Item) => unknown): number =>
  Math.round((1000 * items.filter(isCounted).length) / (items.length || 1)) / 10
