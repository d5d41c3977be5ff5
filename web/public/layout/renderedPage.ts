export type RegionName = 'header' | 'teaser' | 'footer'

/** Whether the page came as HTML, whose header, teaser and footer stay: the app renders in its main part only. */
export const isRenderedPage = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.app === 'navigate'

export const appContainer = () => document.getElementById(isRenderedPage() ? 'main' : 'app')

export const renderedRegion = (name: RegionName) =>
  document.querySelector<HTMLElement>(`#app [data-region="${name}"]`)
