const fallback = '/art/valley-morning.svg'

export function replaceBrokenImages() {
  // Captured, because error events of images do not bubble.
  document.addEventListener('error', ({ target }) => replace(target), true)
  // Images may have failed before this script ran.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image)
}

function replace(target: unknown) {
  if (!(target instanceof HTMLImageElement) || !target.src || target.getAttribute('src') === fallback) return
  // Where a tile of the map is missing, the outline of the counties is visible.
  if (target.closest('[data-office-map]')) return
  target.removeAttribute('srcset')
  target.src = fallback
}
