export interface Anchor {
  id: string
  text: string
}

/** The prefix keeps it apart from the ids of the page's frame. */
export const anchorOf = (text: string): Anchor => ({ id: `section-${anchorId(text)}`, text })

export const anchorId = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
