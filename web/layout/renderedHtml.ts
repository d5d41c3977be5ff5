export type RegionName = 'header' | 'teaser' | 'footer'

/** A region's HTML in the page, if the page was rendered; undefined in the renderer. */
export const renderedHtml = (name: RegionName): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`#app [data-region="${name}"]`)?.innerHTML || undefined
