/** The app shows these texts before its first screen, with which it downloads all other messages. */
export const loading = 'Loading...'
/** The specification lacks it: an outage must not read as "not found". */
export const pageLoadFailed = 'This page could not be loaded'
