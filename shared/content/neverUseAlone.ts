/** A national line that is not the clinic's. The number was checked on November 21, 2026. */
export const neverUseAlone = `Never Use Alone, <a href="tel:+18776961996">1-877-696-1996</a>,`
