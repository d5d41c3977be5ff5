import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

/** Requests of one address in five minutes before it must wait: a page with its files asks about 30 times. */
const mostRequests = 2_000

/** AWS's own lists of what attacks look like: the group, and the label that it leaves on what it finds. */
const managedRules = [
  { group: 'AWSManagedRulesAmazonIpReputationList', label: 'awswaf:managed:aws:amazon-ip-list:' },
  { group: 'AWSManagedRulesKnownBadInputsRuleSet', label: 'awswaf:managed:aws:known-bad-inputs:' },
  // Its limit of 8 KB for bodies is below a picture that staff upload; the handler has a limit of its own.
  {
    group: 'AWSManagedRulesCommonRuleSet',
    label: 'awswaf:managed:aws:core-rule-set:',
    except: '/api/media',
  },
]

/**
 * The web application firewall before the edge. A firewall refuses with 403 by itself, which the edge would map to
 * the 404 screen: so the lists only mark what they find, and what is marked is answered 400 here, too many requests
 * 429, both as the API words its errors.
 */
export function firewall(scope: Construct): CfnWebACL {
  const seen = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    metricName,
    sampledRequestsEnabled: false,
  })
  const marking = managedRules.map(
    ({ group, except }, priority): CfnWebACL.RuleProperty => ({
      name: group,
      priority,
      overrideAction: { count: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name: group,
          ...(except === undefined ? {} : { scopeDownStatement: notUnder(except) }),
        },
      },
      visibilityConfig: seen(group),
    }),
  )
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seen('Firewall'),
    customResponseBodies: {
      refused: json('This request looks like an attack and is refused. Please call us instead.'),
      tooMany: json('Too many requests, please try again later'),
    },
    rules: [
      ...marking,
      {
        name: 'RefuseMarked',
        priority: marking.length,
        statement: {
          orStatement: {
            statements: managedRules.map(({ label }) => ({
              labelMatchStatement: { scope: 'NAMESPACE', key: label },
            })),
          },
        },
        action: { block: { customResponse: { responseCode: 400, customResponseBodyKey: 'refused' } } },
        visibilityConfig: seen('RefuseMarked'),
      },
      {
        name: 'SlowDown',
        priority: marking.length + 1,
        statement: { rateBasedStatement: { limit: mostRequests, aggregateKeyType: 'IP' } },
        action: {
          block: {
            customResponse: {
              responseCode: 429,
              customResponseBodyKey: 'tooMany',
              responseHeaders: [{ name: 'Retry-After', value: '300' }],
            },
          },
        },
        visibilityConfig: seen('SlowDown'),
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
