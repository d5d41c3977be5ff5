/** A national line, not the clinic's. Public-health pages named this number on November 21, 2026; nobody has called it. */
export const neverUseAlone = `Never Use Alone, <a href="tel:+18776961996">1-877-696-1996</a>,`
