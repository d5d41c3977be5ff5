import { whenNear } from './whenNear.ts'

/** Puts the map that moves into the footer once it nears the viewport; if it cannot be had, the drawing stays. */
export function startMapWhenNear() {
  const place = document.querySelector<HTMLElement>('[data-office-map=""]')
  if (!place) return
  place.dataset.officeMap = 'waiting'
  whenNear(place, '400px', () => {
    import('../layout/footer/map/mountMap.tsx').then(
      ({ mountMap }) => mountMap(place),
      () => undefined,
    )
  })
}
