export type SlotName = 'header' | 'teaser' | 'footer'

/** True if the page came as HTML. Then header, teaser and footer stay, and the app renders only the main part. */
export const isRenderedPage = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.app === 'navigate'

export const appContainer = () => document.getElementById(isRenderedPage() ? 'main' : 'app')

export const renderedSlot = (name: SlotName) =>
  document.querySelector<HTMLElement>(`#app [data-slot="${name}"]`)
