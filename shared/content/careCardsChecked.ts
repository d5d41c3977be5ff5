/** The day on which the care cards were last compared with public pages of the organizations that they name. */
export const careCardsChecked = '2026-11-28'
