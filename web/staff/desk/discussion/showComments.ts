/** The id of the editor's comments. An address of the editor with this fragment opens the comments. */
export const commentsId = 'comments'

/** Opens the comments and scrolls to them. */
export function showComments(): void {
  const section = document.getElementById(commentsId)
  if (section instanceof HTMLDetailsElement) section.open = true
  section?.querySelector('summary')?.focus()
  section?.scrollIntoView({ block: 'start' })
}
