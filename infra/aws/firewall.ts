import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

/** Requests from one IP address in five minutes; a page with its files takes about 30. */
const requestLimit = 2_000

interface ManagedRules {
  group: string
  /** The prefix of the labels that the group puts on requests. */
  namespace: string
  /** The labels of the rules that block by AWS's own choice. AWS only counts others, and may add more. */
  blocked: readonly string[]
  exceptPath?: string
}

const managedRules: readonly ManagedRules[] = [
  {
    group: 'AWSManagedRulesAmazonIpReputationList',
    namespace: 'awswaf:managed:aws:amazon-ip-list',
    // AWS only counts AWSManagedIPDDoSList, since it also lists addresses that many people share.
    blocked: ['AWSManagedIPReputationList', 'AWSManagedReconnaissanceList'],
  },
  {
    group: 'AWSManagedRulesKnownBadInputsRuleSet',
    namespace: 'awswaf:managed:aws:known-bad-inputs',
    blocked: [
      'JavaDeserializationRCE_Header',
      'JavaDeserializationRCE_Body',
      'JavaDeserializationRCE_URIPath',
      'JavaDeserializationRCE_QueryString',
      'Host_Localhost_Header',
      'Propfind_Method',
      'ExploitablePaths_URIPath',
      'Log4JRCE_Header',
      'Log4JRCE_QueryString',
      'Log4JRCE_Body',
      'Log4JRCE_URIPath',
      'ReactJSRCE_Body',
    ],
  },
  {
    group: 'AWSManagedRulesCommonRuleSet',
    namespace: 'awswaf:managed:aws:core-rule-set',
    blocked: [
      'NoUserAgent_Header',
      'BadBots_Header',
      'SizeRestrictions_QueryString',
      'SizeRestrictions_Cookie_Header',
      'SizeRestrictions_Body',
      'SizeRestrictions_URIPath',
      'EC2MetaDataSSRF_Body',
      'EC2MetaDataSSRF_Cookie',
      'EC2MetaDataSSRF_URIPath',
      'EC2MetaDataSSRF_QueryArguments',
      'GenericLFI_QueryArguments',
      'GenericLFI_URIPath',
      'GenericLFI_Body',
      'RestrictedExtensions_URIPath',
      'RestrictedExtensions_QueryArguments',
      'GenericRFI_QueryArguments',
      'GenericRFI_Body',
      'GenericRFI_URIPath',
      'CrossSiteScripting_Cookie',
      'CrossSiteScripting_QueryArguments',
      'CrossSiteScripting_Body',
      'CrossSiteScripting_URIPath',
    ],
    // The group's limit of 8 KB for bodies is smaller than an image that staff upload; the handler has its own limit.
    exceptPath: '/api/media',
  },
]

/** Managed rules block with 403, which the distribution maps to the 404 page. So they only count and label here, and
 * rules of our own block: labeled requests with 400, too many requests with 429. */
export function firewall(scope: Construct): CfnWebACL {
  const visibility = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    metricName,
    sampledRequestsEnabled: false,
  })
  const labelingRules = managedRules.map(
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
      ...labelingRules,
      {
        name: 'BlockLabeled',
        priority: labelingRules.length,
        statement: {
          orStatement: {
            statements: managedRules.flatMap(({ namespace, blocked }) =>
              blocked.map((label) => ({
                labelMatchStatement: { scope: 'LABEL', key: `${namespace}:${label}` },
              })),
            ),
          },
        },
        action: { block: { customResponse: { responseCode: 400, customResponseBodyKey: 'blocked' } } },
        visibilityConfig: visibility('BlockLabeled'),
      },
      {
        name: 'LimitRate',
        priority: labelingRules.length + 1,
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
