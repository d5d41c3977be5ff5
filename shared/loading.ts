/** The app can show these texts before it has downloaded all other messages with its first screen. */
export const loading = 'Loading...'
/** Not in the specification. Without this text, an outage would read as "not found". */
export const pageLoadFailed = 'This page could not be loaded'
