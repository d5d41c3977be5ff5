/**
 * Puts the map that moves into the footer once it nears the viewport; if it cannot be had, the drawing stays.
 * It works on the document, since the footer of a rendered page has no code of its own.
 */
export function startMapWhenNear() {
  const place = document.querySelector<HTMLElement>('[data-office-map=""]')
  if (!place) return
  place.dataset.officeMap = 'waiting'
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      import('./map/mountMap.tsx').then(
        ({ mountMap }) => mountMap(place),
        () => undefined,
      )
    },
    { rootMargin: '400px' },
  )
  observer.observe(place)
}
