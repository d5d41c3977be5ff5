/** The fragments of a page that say whether feedback was counted. */
export const pageFeedbackResults = { success: '#feedback-counted', problem: '#feedback-refused' } as const
