import type * as z from 'zod/mini'
import { type Endpoint, type EndpointKey, type Endpoints, endpoints } from '#shared/api/endpoints.ts'
import { answerProblems } from './answerProblems.ts'
import { chain } from './chain.ts'
import { checkAnswer } from './checkAnswer.ts'
import { conditionalGet } from './conditionalGet.ts'
import type { ApiHandler } from './event.ts'
import { readQuestion } from './readQuestion.ts'
import { requestLog } from './requestLog.ts'
import { staffOnly } from './staffOnly.ts'

/**
 * The Lambda handler of a row of the endpoint table. `answer` gets what the row declares, parsed, and
 * gives what the row returns; all of HTTP lives in the chain around it.
 */
export function serve<Key extends EndpointKey>(
  key: Key,
  answer: (question: Question<Key>) => Promise<Returned<Key>>,
): ApiHandler {
  const row: Endpoint = endpoints[key]
  return chain(
    [
      requestLog(key),
      answerProblems(),
      conditionalGet(key, row),
      checkAnswer(row),
      staffOnly(row),
      readQuestion(row),
    ],
    // The row's own schemas have just made the question, so it has the type that they declare.
    (event) => answer(event.question as Question<Key>),
  )
}

/** What a handler is asked: the parameters of the path, the declared query and body, and where the visitor is. */
export interface Question<Key extends EndpointKey> {
  params: Record<ParamName<Key>, string>
  query: Endpoints[Key] extends { query: infer Query extends z.ZodMiniType } ? z.output<Query> : undefined
  body: Endpoints[Key] extends { body: infer Body extends z.ZodMiniType } ? z.output<Body> : undefined
  viewerAddress: string
  requestId: string
}

/** What a row promises to answer. */
export type Returned<Key extends EndpointKey> = z.output<Endpoints[Key]['returns']>

/** The names of a path's parameters: `{id}` and `{path+}` give `'id' | 'path'`. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain}+` ? Plain : Name) | ParamName<Rest>
  : never
