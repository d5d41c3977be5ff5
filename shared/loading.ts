/** Apart from the other messages, which the app downloads with its first screen: these it shows without one. */
export const loading = 'Loading...'
/** Not in the specification: an outage must not read as "not found". */
export const pageLoadFailed = 'This page could not be loaded'
