export const viewerOrigins = (host: string): string[] =>
  loopback.test(host) ? [`https://${host}`, `http://${host}`] : [`https://${host}`]

/** Browsers treat these hosts as secure without https. CloudFront serves none of them. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
