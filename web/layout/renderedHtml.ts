export type RegionName = 'header' | 'teaser' | 'footer'

/** A region's HTML in the page, if the page was rendered; undefined in the renderer. */
export const renderedHtml = (name: RegionName): string | undefined =>
  typeof document === 'undefined' ? undefined : htmlOf(document.querySelector(`#app [data-region="${name}"]`))

/** A region that the page does not show is an element without children: React leaves only comments in it. */
const htmlOf = (region: Element | null) => (region?.childElementCount ? region.innerHTML : undefined)
