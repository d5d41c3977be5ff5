/** CloudFront adds this header to every request that it sends to the API, with a value that only the stack knows. */
export const originHeader = 'x-origin-secret'
