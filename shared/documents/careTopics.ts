import { careTopics } from '../content/careTopics.ts'
import type { CareCardName } from '../entities/careCard.ts'
import type { Unsure } from '../entities/danger.ts'
import { pages } from '../pages.ts'

/** The care card that stands first on a page, if its danger is the page's topic. */
export function careTopicOf(path: string): CareCardName | undefined {
  const segments = path.split('/')
  return careTopics.find(({ segments: own }) => own.some((segment) => segments.includes(segment)))?.name
}

export const dangersNamedIn = (text: string): CareCardName[] =>
  careTopics.filter(({ named }) => named.test(text)).map(({ name }) => name)

/** The cards to which a page links: those of dangers that it names, and those of its subject. */
export function linkedCards(path: string, text: string): CareCardName[] {
  const segments = path.split('/')
  const named = dangersNamedIn(text)
  return careTopics
    .filter(
      ({ name, linkedFrom = [] }) => named.includes(name) || linkedFrom.some((own) => segments.includes(own)),
    )
    .map(({ name }) => name)
}

export const careAnchor = (name: CareCardName): string => `urgent-${name}`

/** The card of pregnancy stands on the page that answers what follows. */
export const carePath = (name: CareCardName | Unsure): string =>
  name === 'unsure'
    ? pages.urgentHelp.path
    : `${(name === 'pregnancy' ? pages.pregnancy : pages.urgentHelp).path}#${careAnchor(name)}`
