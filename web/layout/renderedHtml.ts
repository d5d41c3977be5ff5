/** A part of the layout that is the same on every page. */
export type RegionName = 'header' | 'teaser' | 'footer'

/** The HTML that the page already has of a part of the layout; nothing while rendering, or where there is none. */
export const renderedHtml = (name: RegionName): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`#app [data-region="${name}"]`)?.innerHTML || undefined
