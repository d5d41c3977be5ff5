import type { EndpointKey, StaffKey } from '#shared/api/endpoints.ts'
import { endpointHandler } from './endpointHandler.ts'
import type { ApiHandler } from './event.ts'
import { type HandlerInput, parseRequest } from './parseRequest.ts'
import type { HandlerResult } from './toResponse.ts'

/** The Lambda handler of a row: `handle` gets the parsed input of the row and returns its result. */
export const serve = <Key extends Exclude<EndpointKey, StaffKey>>(
  key: Key,
  handle: (input: HandlerInput<Key>) => Promise<HandlerResult<Key>>,
): ApiHandler => endpointHandler(key, async (event) => handle(parseRequest(key, event)))
