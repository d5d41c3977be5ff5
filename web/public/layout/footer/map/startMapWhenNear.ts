import { savesData } from '../../../../data/savesData.ts'
import { whenNear } from '../../../../ui/whenNear.ts'

/**
 * Near the viewport, replaces the map's image by the interactive map. The image stays if the script fails, and for
 * visitors who save data.
 */
export function startMapWhenNear() {
  const container = document.querySelector<HTMLElement>('[data-office-map=""]')
  if (!container || savesData()) return
  container.dataset.officeMap = 'observed'
  whenNear(container, '400px', () => {
    import('./mountMap.tsx').then(
      ({ mountMap }) => mountMap(container),
      () => undefined,
    )
  })
}
