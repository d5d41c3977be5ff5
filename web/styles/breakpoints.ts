/**
 * The widths at which layouts change, once for style sheets (`@media (--laptop)`, resolved by
 * `web/build/customMedia.ts`) and for the `sizes` of images.
 */
export const breakpoints = {
  'smallest-phone': '(max-width: 21rem)',
  'small-phone': '(max-width: 26rem)',
  tablet: '(min-width: 48rem)',
  'wide-tablet': '(min-width: 56rem)',
  laptop: '(min-width: 64rem)',
  /** The main menu fits beside the logo, even in a fallback font. */
  'menu-bar': '(min-width: 73rem)',
  desktop: '(min-width: 80rem)',
} as const
