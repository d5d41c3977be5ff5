import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { Session } from '../store/sessions.ts'

/** A request as API Gateway gives it, once the chain has read the question in it and who of the staff asks it. */
export interface ApiEvent extends APIGatewayProxyEventV2 {
  input?: unknown
  session?: Session
}

/** An answer as API Gateway takes it. */
export type ApiResponse = APIGatewayProxyStructuredResultV2

/** A handler as Lambda calls it; a call without a context is no invocation but a question within one process. */
export type ApiHandler = (event: ApiEvent, context?: Partial<Context>) => Promise<ApiResponse>

/** A link of the chain around every handler. */
export type Middleware = MiddlewareObj<ApiEvent, unknown>

/** The method that was asked. */
export const methodOf = (event: ApiEvent): string => event.requestContext.http.method

/** The id that the answer, its header and the log share. */
export const requestIdOf = (event: ApiEvent): string => event.requestContext.requestId

/** Where the visitor is: the edge's word, else the address of the connection. Only for counting attempts. */
export const viewerAddressOf = (event: ApiEvent): string =>
  event.headers['x-viewer-address'] || event.requestContext.http.sourceIp
