import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { Stack } from '../cloudformation/stack.ts'

const Properties = z.strictObject({
  OriginRequestPolicyConfig: z.strictObject({
    Name: z.string(),
    CookiesConfig: z.strictObject({ CookieBehavior: z.literal('none') }),
    QueryStringsConfig: z.strictObject({ QueryStringBehavior: z.literal('none') }),
    HeadersConfig: z.strictObject({ HeaderBehavior: z.literal('whitelist'), Headers: z.array(z.string()) }),
  }),
})

/** The id of a policy that AWS provides. */
const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

/** For the id of a policy, returns a function that says whether the origin receives a header of the viewer. */
export function forwardingReader(stack: Stack): (id: string | undefined) => (header: string) => boolean {
  const lists = new Map(
    stack
      .resources('AWS::CloudFront::OriginRequestPolicy', Properties)
      .map(({ id, properties: { OriginRequestPolicyConfig: policy } }) => [
        id,
        ['content-type', ...policy.HeadersConfig.Headers.map((header) => header.toLowerCase())],
      ]),
  )
  return (id) => {
    if (id === allViewerExceptHostHeader) return () => true
    const headers = id === undefined ? ['content-type'] : lists.get(id)
    if (headers) return (header) => headers.includes(header)
    throw new CommandError(
      `The template names the origin request policy ${id}, which the local system does not support.`,
    )
  }
}
