export type SlotName = 'header' | 'teaser' | 'footer'

/** Whether the page came as HTML, whose header, teaser and footer stay: the app renders in its main part only. */
export const isRenderedPage = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.app === 'navigate'

export const appContainer = () => document.getElementById(isRenderedPage() ? 'main' : 'app')

export const renderedSlot = (name: SlotName) =>
  document.querySelector<HTMLElement>(`#app [data-slot="${name}"]`)
