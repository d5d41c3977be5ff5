import { factMarker, factNames } from '../documents/factMarkers.ts'
import { kinds } from '../kinds/kinds.ts'
import { foldedText } from '../search/foldedText.ts'
import type { CheckedDocument, CheckedField, Match } from './checkedDocument.ts'

/** Matches everything that looks like a marker, also without one of its braces. */
const like = new RegExp(
  `\\{{1,2}[^{}\\n]*[a-z][^{}\\n]*\\}{1,2}|\\{(?:${factNames})\\b(?::\\w*)?|(?<!\\{)\\b(?:phone|address):[^{}\\n:]{1,40}\\}`,
  'gi',
)

/** Finds markers that no fact replaces, so that visitors would read the marker itself. */
export function unknownFacts(
  { text, links, written, writtenRange }: CheckedField,
  document: CheckedDocument,
): Match[] {
  const inText = Array.from(text.matchAll(like), ({ 0: marker, index }) => {
    const range = { start: index, end: index + marker.length }
    const { start, end } = writtenRange(range)
    return { ...range, found: written.slice(start, end) }
  })
  const inLinks = links.flatMap(({ href, start, end }) =>
    Array.from(href.matchAll(like), ([found]) => ({ found: found.replaceAll('%20', ' '), start, end })),
  )
  return [...inText, ...inLinks].flatMap(({ found, start, end }) => {
    if (isKnown(found, document)) return []
    const meant = inText.some((one) => one.start === start && one.found === found)
      ? Object.keys(document.phones ?? {}).find((name) => letters(name) === letters(found))
      : undefined
    return [{ start, end, ...(meant && { replacement: meant }) }]
  })
}

function isKnown(found: string, { kind, phones }: CheckedDocument): boolean {
  // The content of an office's page has markers for the office's name and its sentence.
  if (kinds[kind].hasSections && /^\{(?:office|about)\}$/.test(found)) return true
  if (factMarker.exec(found)?.[0] !== found) return false
  const office = /^\{(?:phone|address):(.*)\}$/.exec(found)?.[1]
  return office === undefined || !phones || `{phone:${office}}` in phones
}

const letters = (marker: string) => foldedText(marker).replace(/[^\p{L}\p{N}:]/gu, '')
