import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'
import { decoded, type HttpRequest, type HttpResponse, textResponse } from '../http/message.ts'
import { normalizedPath } from './normalizedPath.ts'

const transformations = {
  NONE: (path: string) => path,
  URL_DECODE: (path: string) => decoded(path) ?? path,
  NORMALIZE_PATH: normalizedPath,
}

const Statement = z.strictObject({
  get AndStatement() {
    return z.optional(z.strictObject({ Statements: z.array(Statement) }))
  },
  get OrStatement() {
    return z.optional(z.strictObject({ Statements: z.array(Statement) }))
  },
  get NotStatement() {
    return z.optional(z.strictObject({ Statement }))
  },
  LabelMatchStatement: z.optional(z.strictObject({ Scope: z.literal('LABEL'), Key: z.string() })),
  ByteMatchStatement: z.optional(
    z.strictObject({
      FieldToMatch: z.strictObject({ UriPath: z.strictObject({}) }),
      PositionalConstraint: z.literal('STARTS_WITH'),
      SearchString: z.string(),
      TextTransformations: z.array(
        z.strictObject({ Type: z.enum(['NONE', 'URL_DECODE', 'NORMALIZE_PATH']), Priority: z.number() }),
      ),
    }),
  ),
  ManagedRuleGroupStatement: z.optional(z.strictObject({ VendorName: z.literal('AWS'), Name: z.string() })),
  RateBasedStatement: z.optional(z.unknown()),
})
type Statement = z.infer<typeof Statement>

const FirewallProperties = z.looseObject({
  DefaultAction: z.strictObject({ Allow: z.strictObject({}) }),
  CustomResponseBodies: z.record(z.string(), z.looseObject({ Content: z.string() })),
  Rules: z.array(
    z.looseObject({
      Statement,
      Action: z.optional(
        z.strictObject({
          Block: z.strictObject({
            CustomResponse: z.looseObject({ ResponseCode: z.number(), CustomResponseBodyKey: z.string() }),
          }),
        }),
      ),
    }),
  ),
})

/** The only emulated rule of AWS's groups. The others need knowledge of attacks. */
const bodyLimit = {
  group: 'AWSManagedRulesCommonRuleSet',
  label: 'awswaf:managed:aws:core-rule-set:SizeRestrictions_Body',
  bytes: 8_192,
}

/** Returns the response to a request that the template's firewall blocks. The template lists the rules by priority. */
export function readFirewall(stack: Stack) {
  const { properties } = stack.onlyResource('AWS::WAFv2::WebACL', FirewallProperties)
  const { Rules, CustomResponseBodies } = properties
  return (request: HttpRequest): HttpResponse | undefined => {
    const labels = new Set<string>()
    for (const { Statement, Action } of Rules) {
      if (Statement.ManagedRuleGroupStatement?.Name === bodyLimit.group && isLarge(request))
        labels.add(bodyLimit.label)
      if (!Action || !matches(Statement, request, labels)) continue
      const { ResponseCode, CustomResponseBodyKey } = Action.Block.CustomResponse
      const { Content = '' } = CustomResponseBodies[CustomResponseBodyKey] ?? {}
      return textResponse(ResponseCode, Content, { 'content-type': 'application/json' })
    }
    return undefined
  }
}

const isLarge = ({ body, bodyTooLarge }: HttpRequest) =>
  bodyTooLarge === true || body.length > bodyLimit.bytes

function matches(statement: Statement, request: HttpRequest, labels: ReadonlySet<string>): boolean {
  const { AndStatement, OrStatement, NotStatement, LabelMatchStatement, ByteMatchStatement } = statement
  const isTrue = (one: Statement) => matches(one, request, labels)
  if (AndStatement) return AndStatement.Statements.every(isTrue)
  if (OrStatement) return OrStatement.Statements.some(isTrue)
  if (NotStatement) return !isTrue(NotStatement.Statement)
  if (LabelMatchStatement) return labels.has(LabelMatchStatement.Key)
  if (!ByteMatchStatement) return false
  const { SearchString, TextTransformations } = ByteMatchStatement
  return TextTransformations.reduce((path, { Type }) => transformations[Type](path), request.path).startsWith(
    SearchString,
  )
}
