import { dangerRules } from '#shared/content/dangerRules.ts'
import { dangerPatterns } from '#shared/search/dangerPhrase.ts'
import type { SearchFile } from '#shared/search/searchFile.ts'
import { wordsOf } from '#shared/search/terms.ts'
import { type DangerPart, dangerSentences } from '../../../web/build/dangerSentences.ts'
import { trainDangerModel } from '../../../web/build/trainDangerModel.ts'
import { ruleFinder, termReader } from '../../../web/public/pages/search/dangerFinder.ts'
import { openIndex } from '../../../web/public/pages/search/openIndex.ts'
import { type DangerCount, dangerCounts } from '../../../web/public/pages/search/testing/dangerCounts.ts'
import type { Bench } from '../support/bench.ts'
import { percent, type Row } from '../support/row.ts'

const parts: readonly DangerPart[] = [
  'tuned',
  'checked',
  'untouched',
  'unseen',
  'blind',
  'fresh',
  'independent',
]

/** Which danger cards sentences get, by kind of danger: from the search of the whole site, and from its rules alone. */
export const danger: Bench = async ({ log, site }) => {
  const { address } = await site()
  const html = await (await fetch(`${address}/search`)).text()
  const index = /<meta name="search-index" content="([^"]+)">/.exec(html)?.[1] ?? ''
  // The renderer writes the file with this type.
  const file = (await (await fetch(address + index)).json()) as SearchFile
  const search = openIndex(file, trainDangerModel(dangerSentences('tuned')))
  const patterns = dangerPatterns(dangerRules)
  const common = new Set(file.commonWords.split(' '))
  const termsOf = termReader(patterns.groups, (word) => common.has(word))
  const byRules = ruleFinder(patterns)
  return parts.flatMap((part) => {
    const sentences = dangerSentences(part)
    const together = dangerCounts(sentences, (text) => search(text).dangers)
    for (const [kind, { sentences, withCard, withDanger, rightFirst }] of together)
      log(
        `${part}, ${kind}: ${sentences} sentences, ${withCard} with a card, ${withDanger} with that of a danger, ${rightFirst} with the right one first`,
      )
    const alone = dangerCounts(sentences, (text) => byRules(termsOf(wordsOf(text))))
    return [...rowsOf(part, together, limits[part]), ...rowsOf(`${part}, rules alone`, alone)]
  })
}

interface Limits {
  withCard: number
  rightFirst: number
  falseAlarms: number
}

/** Limits in percent for sentences with which the search was not tuned: two minimums, and the most false alarms. */
const ofNewSentences: Limits = { withCard: 95, rightFirst: 90, falseAlarms: 2 }
const limits: Partial<Record<DangerPart, Limits>> = {
  untouched: ofNewSentences,
  unseen: ofNewSentences,
  blind: ofNewSentences,
  fresh: ofNewSentences,
  independent: ofNewSentences,
}

function rowsOf(name: string, counts: ReadonlyMap<string, DangerCount>, limit?: Limits): Row[] {
  const share = (kind: string, figure: keyof DangerCount) => {
    const count = counts.get(kind)
    return count && (100 * count[figure]) / count.sentences
  }
  return [
    percent(`${name}: dangers with a card`, share('all dangers', 'withCard'), { atLeast: limit?.withCard }),
    percent(`${name}: dangers with a card other than the neutral one`, share('all dangers', 'withDanger')),
    percent(`${name}: dangers with the right card first`, share('all dangers', 'rightFirst'), {
      atLeast: limit?.rightFirst,
    }),
    percent(`${name}: harmless sentences with a card`, share('harmless', 'withCard'), {
      atMost: limit?.falseAlarms,
    }),
    percent(
      `${name}: harmless sentences with a card other than the neutral one`,
      share('harmless', 'withDanger'),
    ),
  ]
}
