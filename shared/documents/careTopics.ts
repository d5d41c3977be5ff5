import { careTopics } from '../content/careTopics.ts'
import type { CareCardName } from '../entities/careCard.ts'
import { pages } from '../pages.ts'

/** The care card that stands first on a page, if its danger is the page's topic. */
export function careTopicOf(path: string): CareCardName | undefined {
  const segments = path.split('/')
  return careTopics.find(({ segments: own }) => own.some((segment) => segments.includes(segment)))?.name
}

export const dangersNamedIn = (text: string): CareCardName[] =>
  careTopics.filter(({ named }) => named.test(text)).map(({ name }) => name)

export const careAnchor = (name: CareCardName): string => `urgent-${name}`

export const carePath = (name: CareCardName): string => `${pages.urgentHelp.path}#${careAnchor(name)}`
