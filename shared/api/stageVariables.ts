/** The stage variables of API Gateway, which each request to a function contains. */
export type StageVariables = {
  /** The value of the header by which the API recognizes CloudFront. */
  originSecret: string
  hashKey: string
}
