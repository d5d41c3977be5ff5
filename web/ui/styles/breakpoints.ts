/** Those that scripts need, too, which do not load the others. */
export const wideTablet = '(min-width: 56rem)'
export const laptop = '(min-width: 64rem)'

/** The widths at which layouts change, for `@media (--laptop)` (see `customMedia.ts`) and the `sizes` of images. */
export const breakpoints = {
  'smallest-phone': '(max-width: 22rem)',
  'narrow-phone': '(max-width: 24rem)',
  'small-phone': '(max-width: 31rem)',
  'large-phone': '(min-width: 40rem)',
  'below-large-phone': '(max-width: 39.99rem)',
  /** Large phones and small tablets, on which the offices' numbers almost fill the top bar. */
  'full-top-bar': '(min-width: 40rem) and (max-width: 47.99rem)',
  tablet: '(min-width: 48rem)',
  'wide-tablet': wideTablet,
  laptop,
  /** The header is sticky. On screens of less height it scrolls away. */
  'high-enough': '(min-height: 30rem)',
  /** The crisis lines are in the top bar, which has room and is sticky. Elsewhere they are in the call bar. */
  'top-bar-crisis': '(min-width: 64rem) and (min-height: 30rem)',
  /** The main menu fits beside the logo, unless `headerFit.enhancement.ts` finds that its text is too wide. */
  'menu-bar': '(min-width: 78rem)',
  desktop: '(min-width: 80rem)',
} as const
