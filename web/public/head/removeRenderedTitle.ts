/** Call when the new page's title is there. Until then, the tab shows the rendered title. */
export function removeRenderedTitle() {
  document.head.querySelector('title[data-page]')?.remove()
}
