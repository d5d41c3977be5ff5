/** Apart from the other messages, which the app downloads with its first screen. */
export const loading = 'Loading...'
