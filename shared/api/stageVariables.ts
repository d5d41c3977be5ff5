/** What API Gateway sends to the functions with each request: the variables of its stage. */
export type StageVariables = {
  /** The value of the header by which the API recognizes CloudFront. */
  originSecret: string
  hashKey: string
}
