import { foldedText } from '../search/foldedText.ts'

export interface Anchor {
  id: string
  text: string
}

/** The prefix prevents clashes with ids in the page's header and footer. */
export const anchorOf = (text: string, prefix = 'section'): Anchor => ({
  id: `${prefix}-${anchorId(text)}`,
  text,
})

/** The anchors of all headings of a page, in order. Repeated ids get a number. */
export function anchorsOf(
  texts: readonly string[],
  { taken = [], prefix }: { taken?: readonly string[]; prefix?: string } = {},
): Anchor[] {
  const ids = new Set(taken)
  return texts.map((text) => {
    const first = anchorOf(text, prefix).id
    let id = first
    for (let number = 2; ids.has(id); number += 1) id = `${first}-${number}`
    ids.add(id)
    return { id, text }
  })
}

/** Keeps letters of any script. */
export const anchorId = (text: string) => joined(text, /[^\p{L}\p{N}]+/gu)

/** A segment of a path: Latin letters without accents, and digits. */
export const slugOf = (text: string): string =>
  joined(foldedText(text).replaceAll("'", ''), /[^a-z0-9]+/g)
    .slice(0, 100)
    .replace(/-$/, '')

const joined = (text: string, others: RegExp): string =>
  foldedText(text).replace(others, '-').replace(/^-|-$/g, '')
