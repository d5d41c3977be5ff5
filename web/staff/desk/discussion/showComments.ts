/** Of the section in the editor: an address with it as its fragment opens the comments. */
export const commentsId = 'comments'

/** Opens the comments, from wherever the screen is. */
export function showComments(): void {
  const section = document.getElementById(commentsId)
  if (section instanceof HTMLDetailsElement) section.open = true
  section?.querySelector('summary')?.focus()
  section?.scrollIntoView({ block: 'start' })
}
