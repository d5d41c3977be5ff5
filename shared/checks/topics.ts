import { kinds } from '../kinds/kinds.ts'
import type { CheckedDocument } from './checkedDocument.ts'
import type { Match } from './match.ts'

type DocumentMatch = Match & { field: string }

/** The first mention of a topic in a document that has none of the links. */
export const topicWithoutLink =
  (topic: RegExp, links: readonly string[]) =>
  ({ kind, fields, addresses }: CheckedDocument): DocumentMatch[] => {
    if (kinds[kind].hasNoLinks) return []
    if (addresses.some((address) => links.some((link) => address.startsWith(link)))) return []
    const [first] = fields.flatMap(({ name, text }) => {
      const mention = topic.exec(text)
      return mention ? [{ field: name, start: mention.index, end: mention.index + mention[0].length }] : []
    })
    return first ? [first] : []
  }
