import { type EndpointKey, endpoints, type StaffKey } from '#shared/api/endpoints.ts'
import type { ReadKey } from '#shared/api/typedReader.ts'
import { endpointHandler } from './endpointHandler.ts'
import type { ApiHandler } from './event.ts'
import { type HandlerInput, parseAddress, parseRequest, type ReadInput } from './parseRequest.ts'
import { type HandlerResult, validated } from './toResponse.ts'

/** The Lambda handler of a row: `handle` gets what the row declares, parsed, and returns what the row returns. */
export const serve = <Key extends Exclude<EndpointKey, StaffKey>>(
  key: Key,
  handle: (input: HandlerInput<Key>) => Promise<HandlerResult<Key>>,
): ApiHandler => endpointHandler(key, async (event) => handle(parseRequest(key, event)))

export interface ReadHandler extends ApiHandler {
  /** For the renderer, without the events and responses of the API, whose size is limited. */
  readInProcess(params: Record<string, string>, rawQuery: string): Promise<unknown>
}

/** As `serve`, for what pages are rendered from. */
export const serveRead = <Key extends Exclude<ReadKey, StaffKey>>(
  key: Key,
  handle: (input: ReadInput<Key> & { isInProcess: boolean }) => Promise<HandlerResult<Key>>,
): ReadHandler =>
  Object.assign(
    endpointHandler(key, async (event) => handle({ ...parseRequest(key, event), isInProcess: false })),
    {
      readInProcess: async (params: Record<string, string>, rawQuery: string) =>
        validated(
          endpoints[key],
          await handle({ ...parseAddress(key, params, rawQuery), isInProcess: true }),
        ),
    },
  )
