/** In milliseconds. A healthy service responds within 20, so failing early leaves time to retry. */
export const shortTimeouts = { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true }
