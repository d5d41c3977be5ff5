/** The tab shows the rendered title until the new page's title is there. */
export function removeRenderedTitle() {
  document.head.querySelector('title[data-page]')?.remove()
}
