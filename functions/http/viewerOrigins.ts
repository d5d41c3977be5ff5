export const viewerOrigins = (host: string): string[] =>
  loopback.test(host) ? [`https://${host}`, `http://${host}`] : [`https://${host}`]

/** Browsers trust these hosts without https, and CloudFront has none of them. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
