import { factMarker, factNames } from '../documents/factMarkers.ts'
import { kinds } from '../kinds/kinds.ts'
import type { CheckedDocument, CheckedField, Match } from './checkedDocument.ts'

/** Matches everything that looks like a marker, also without one of its braces. */
const like = new RegExp(
  `\\{[^{}\\n]*[a-z][^{}\\n]*\\}|\\{(?:${factNames})\\b(?::\\w*)?|(?<!\\{)\\b(?:phone|address):[^{}\\n:]{1,40}\\}`,
  'gi',
)

/** Finds markers that no fact replaces, so that visitors would read the marker itself. */
export function unknownFacts({ text, links }: CheckedField, document: CheckedDocument): Match[] {
  const inText = Array.from(text.matchAll(like), ({ 0: found, index }) => ({
    found,
    start: index,
    end: index + found.length,
  }))
  const inLinks = links.flatMap(({ href, start, end }) =>
    Array.from(href.matchAll(like), ([found]) => ({ found: found.replaceAll('%20', ' '), start, end })),
  )
  return [...inText, ...inLinks].flatMap(({ found, start, end }) => {
    if (isKnown(found, document)) return []
    const meant = inText.some((one) => one.start === start && one.found === found)
      ? Object.keys(document.phones ?? {}).find((name) => folded(name) === folded(found))
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

const folded = (marker: string) => marker.replace(/[^a-z0-9:]/gi, '').toLowerCase()
