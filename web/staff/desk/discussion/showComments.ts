/** The id of the comments in the editor: an address with it as its fragment opens them. */
export const commentsId = 'comments'

/** Opens the comments, from wherever the screen is. */
export function showComments(): void {
  const section = document.getElementById(commentsId)
  if (section instanceof HTMLDetailsElement) section.open = true
  section?.querySelector('summary')?.focus()
  section?.scrollIntoView({ block: 'start' })
}
