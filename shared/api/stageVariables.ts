/** Variables of API Gateway's stage, which it sends to the functions with each request. */
export type StageVariables = {
  /** The value of the header by which the API recognizes CloudFront. */
  originSecret: string
  hashKey: string
}
