/** Until the new page's title is there, the tab shows the rendered one. */
export function removeRenderedTitle() {
  document.head.querySelector('title[data-page]')?.remove()
}
