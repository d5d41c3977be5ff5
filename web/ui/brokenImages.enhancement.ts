const fallback = '/art/valley-morning.svg'

export function replaceBrokenImages() {
  // Error events of images do not bubble; the capture phase sees them.
  document.addEventListener('error', ({ target }) => replace(target), true)
  // Some may have failed before this script ran.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image)
}

function replace(target: unknown) {
  if (!(target instanceof HTMLImageElement) || !target.src || target.getAttribute('src') === fallback) return
  // The outline of the counties lies below a missing tile of the map.
  if (target.closest('[data-office-map]')) return
  target.removeAttribute('srcset')
  target.src = fallback
}
