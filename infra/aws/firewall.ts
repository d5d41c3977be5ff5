import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

/** Requests from one IP address in five minutes; a page with its files takes about 30. */
const requestLimit = 2_000

/** AWS's managed rules, and the prefix of the labels that they put on suspicious requests. */
const managedRules = [
  { group: 'AWSManagedRulesAmazonIpReputationList', label: 'awswaf:managed:aws:amazon-ip-list:' },
  { group: 'AWSManagedRulesKnownBadInputsRuleSet', label: 'awswaf:managed:aws:known-bad-inputs:' },
  // Its limit of 8 KB for bodies is smaller than an image that staff upload; the handler has a limit of its own.
  {
    group: 'AWSManagedRulesCommonRuleSet',
    label: 'awswaf:managed:aws:core-rule-set:',
    exceptPath: '/api/media',
  },
]

/** Managed rules block with 403, which the distribution maps to the 404 screen. So they only count and label here, and
 * rules of our own block: labelled requests with 400, too many requests with 429. */
export function firewall(scope: Construct): CfnWebACL {
  const visibility = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    metricName,
    sampledRequestsEnabled: false,
  })
  const labelling = managedRules.map(
    ({ group, exceptPath }, priority): CfnWebACL.RuleProperty => ({
      name: group,
      priority,
      overrideAction: { count: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name: group,
          ...(exceptPath === undefined ? {} : { scopeDownStatement: notUnder(exceptPath) }),
        },
      },
      visibilityConfig: visibility(group),
    }),
  )
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('Firewall'),
    customResponseBodies: {
      blocked: json('This request looks like an attack and was blocked. Please call us instead.'),
      tooMany: json('Too many requests, please try again later'),
    },
    rules: [
      ...labelling,
      {
        name: 'BlockLabelled',
        priority: labelling.length,
        statement: {
          orStatement: {
            statements: managedRules.map(({ label }) => ({
              labelMatchStatement: { scope: 'NAMESPACE', key: label },
            })),
          },
        },
        action: { block: { customResponse: { responseCode: 400, customResponseBodyKey: 'blocked' } } },
        visibilityConfig: visibility('BlockLabelled'),
      },
      {
        name: 'LimitRate',
        priority: labelling.length + 1,
        statement: { rateBasedStatement: { limit: requestLimit, aggregateKeyType: 'IP' } },
        action: {
          block: {
            customResponse: {
              responseCode: 429,
              customResponseBodyKey: 'tooMany',
              responseHeaders: [{ name: 'Retry-After', value: '300' }],
            },
          },
        },
        visibilityConfig: visibility('LimitRate'),
      },
    ],
  })
}

const json = (message: string) => ({
  contentType: 'APPLICATION_JSON',
  content: JSON.stringify({ message }),
})

const notUnder = (path: string): CfnWebACL.StatementProperty => ({
  notStatement: {
    statement: {
      byteMatchStatement: {
        fieldToMatch: { uriPath: {} },
        positionalConstraint: 'STARTS_WITH',
        searchString: path,
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    },
  },
})
