import * as z from 'zod/mini'
import { careCardSources } from '#shared/content/careCards.ts'
import { careCardsChecked } from '#shared/content/careCardsChecked.ts'
import { endsSoon, isYearOld } from '#shared/documents/signOff.ts'
import type { AllContent } from '#shared/entities/publishedContent.ts'
import { checkedSources } from '#shared/entities/source.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'

interface DueSources {
  /** The kind and id of the content, such as `post/post-1`. */
  name: string
  /** Undefined if no day of a check is recorded. */
  checkedOn?: string | undefined
  /** The day on which a statement of the content ends. */
  validUntil?: string | undefined
  sources: readonly { title: string; publisher?: string; url: string }[]
}

const Checked = z.object(checkedSources)

/**
 * Content last compared with its sources more than 12 months ago or on no known day, and content with a statement that
 * ends, oldest first.
 */
export function dueSources(content: AllContent, today: string): DueSources[] {
  const documents = documentKinds.flatMap((kind) =>
    [...content[kind]].map(([id, document]) => ({
      name: `${kind}/${id}`,
      ...Checked.parse(document),
    })),
  )
  const cards: DueSources = {
    name: 'care cards',
    checkedOn: careCardsChecked,
    sources: careCardSources(),
  }
  return [cards, ...documents]
    .flatMap(({ sources = [], ...content }) => (sources.length > 0 ? { ...content, sources } : []))
    .filter(({ checkedOn, validUntil }) => isYearOld(checkedOn, today) || endsSoon(validUntil, today))
    .sort((one, other) => ((one.checkedOn ?? '') < (other.checkedOn ?? '') ? -1 : 1))
}

export const describeDue = ({ name, checkedOn, validUntil, sources }: DueSources): string =>
  [
    `  ${name}: last checked ${checkedOn ?? 'on no known day'}${validUntil ? `, valid until ${validUntil}` : ''}`,
    ...sources.map(({ title, publisher, url }) => `    ${title}${publisher ? `, ${publisher}` : ''}: ${url}`),
  ].join('\n')
