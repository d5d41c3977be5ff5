/** The day of the last comparison of the care cards with public pages of the organizations they name. */
export const careCardsChecked = '2026-11-27'
