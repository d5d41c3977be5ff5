import { whenNear } from '../../../../ui/whenNear.ts'

/** Near the viewport, replaces the map's image by the interactive map. If the script fails, the image stays. */
export function startMapWhenNear() {
  const container = document.querySelector<HTMLElement>('[data-office-map=""]')
  if (!container) return
  container.dataset.officeMap = 'observed'
  whenNear(container, '400px', () => {
    import('./mountMap.tsx').then(
      ({ mountMap }) => mountMap(container),
      () => undefined,
    )
  })
}
