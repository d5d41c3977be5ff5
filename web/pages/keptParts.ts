import { lazyRouteComponent } from '@tanstack/react-router'

/** Long parts of pages that are words alone and the same until the next build. */
export const keptParts = {
  forms: lazyRouteComponent(() => import('./forms/FormSheets.tsx'), 'FormSheets'),
  policy: lazyRouteComponent(() => import('./privacy/PolicyText.tsx'), 'PolicyText'),
}

export type KeptPart = keyof typeof keptParts

/** The HTML that the page already has of a part; nothing while rendering, or where there is none. */
export const keptPart = (name: KeptPart): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`#app [data-kept="${name}"]`)?.innerHTML || undefined

/** Loads a part for a page that does not have it. */
export const loadKeptPart = async (name: KeptPart) => {
  if (!keptPart(name)) await keptParts[name].preload?.()
}
