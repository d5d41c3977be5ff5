/** Widths at which layouts change, for `@media (--laptop)` (`customMedia.ts`) and the `sizes` of images. */
export const breakpoints = {
  'smallest-phone': '(max-width: 22rem)',
  'narrow-phone': '(max-width: 24rem)',
  'small-phone': '(max-width: 31rem)',
  'large-phone': '(min-width: 40rem)',
  'below-large-phone': '(max-width: 39.99rem)',
  /** A large phone or a small tablet, on which the top bar has the numbers of the offices and little other room. */
  'full-top-bar': '(min-width: 40rem) and (max-width: 47.99rem)',
  tablet: '(min-width: 48rem)',
  'wide-tablet': '(min-width: 56rem)',
  laptop: '(min-width: 64rem)',
  /** The header stays in view; on a lower screen it scrolls away. */
  'high-enough': '(min-height: 30rem)',
  /** The crisis lines are in the top bar, which has room for them and stays in view; elsewhere in the call bar. */
  'top-bar-crisis': '(min-width: 64rem) and (min-height: 30rem)',
  /** The main menu fits beside the logo. Where the text is wider, `web/public/layout/header/headerFit.enhancement.ts` replaces it by a button. */
  'menu-bar': '(min-width: 78rem)',
  desktop: '(min-width: 80rem)',
} as const
