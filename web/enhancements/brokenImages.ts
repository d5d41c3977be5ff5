/** Stands in for a picture that could not be loaded. */
const standIn = '/art/default.svg'

/** Replaces a picture whose file is missing by a calm stand-in, so that no broken mark is ever shown. */
export function replaceBrokenImages() {
  // Errors of pictures do not bubble; they can be caught on the way down.
  document.addEventListener('error', ({ target }) => replace(target), true)
  // Some may have failed before this script ran.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image)
}

function replace(target: unknown) {
  if (!(target instanceof HTMLImageElement) || !target.src || target.getAttribute('src') === standIn) return
  // Where a tile of the map is missing, the drawing below it shows.
  if (target.closest('[data-office-map]')) return
  target.removeAttribute('srcset')
  target.src = standIn
}
