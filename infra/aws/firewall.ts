import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'

type Statement = CfnWebACL.StatementProperty

/** Requests from one IP address in five minutes. A page with its files takes about 30 requests. */
const requestLimit = 2_000

interface ManagedRules {
  group: string
  /** The prefix of the labels that the group puts on requests. */
  namespace: string
  /** Labels of the group's rules that block by default. Other rules of the group only count, and AWS may add rules. */
  blocked: readonly string[]
  /** Labels of rules about bodies. They do not block staff, whose markup and large bodies the handlers check. */
  blockedBodies?: readonly string[]
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
      'SizeRestrictions_URIPath',
      'EC2MetaDataSSRF_Cookie',
      'EC2MetaDataSSRF_URIPath',
      'EC2MetaDataSSRF_QueryArguments',
      'GenericLFI_QueryArguments',
      'GenericLFI_URIPath',
      'RestrictedExtensions_URIPath',
      'RestrictedExtensions_QueryArguments',
      'GenericRFI_QueryArguments',
      'GenericRFI_URIPath',
      'CrossSiteScripting_Cookie',
      'CrossSiteScripting_QueryArguments',
      'CrossSiteScripting_URIPath',
    ],
    blockedBodies: [
      // Bodies of more than 8 KB.
      'SizeRestrictions_Body',
      'EC2MetaDataSSRF_Body',
      'GenericLFI_Body',
      'GenericRFI_Body',
      'CrossSiteScripting_Body',
    ],
  },
]

/** Managed rules block with 403, which the distribution maps to the 404 page. So they only count and label here. Our
 * own rules then block labeled requests with 400, and too many requests with 429. */
export function firewall(scope: Construct): CfnWebACL {
  const visibility = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    metricName,
    sampledRequestsEnabled: false,
  })
  const labelingRules = managedRules.map(
    ({ group }, priority): CfnWebACL.RuleProperty => ({
      name: group,
      priority,
      overrideAction: { count: {} },
      statement: { managedRuleGroupStatement: { vendorName: 'AWS', name: group } },
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
        statement: or([
          ...managedRules.flatMap(({ namespace, blocked }) => labels(namespace, blocked)),
          and([
            or(managedRules.flatMap(({ namespace, blockedBodies = [] }) => labels(namespace, blockedBodies))),
            not(fromStaff),
          ]),
        ]),
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

const labels = (namespace: string, names: readonly string[]): Statement[] =>
  names.map((name) => ({ labelMatchStatement: { scope: 'LABEL', key: `${namespace}:${name}` } }))

const or = (statements: Statement[]): Statement => ({ orStatement: { statements } })
const and = (statements: Statement[]): Statement => ({ andStatement: { statements } })
const not = (statement: Statement): Statement => ({ notStatement: { statement } })

const startsWith = (searchString: string, ...transformations: string[]): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: transformations.map((type, priority) => ({ type, priority })),
  },
})

/** Paths of the staff area to which anybody may send: a login, and the use of a one-time link. */
const withoutSession = Object.entries<Endpoint>(endpoints).flatMap(([key, { access }]) => {
  const path = key.slice(key.indexOf('/'))
  return access !== 'staff' && path.startsWith('/api/admin/') ? [path] : []
})

/** The API decodes a path before it chooses the route, so another spelling of the login is the login too. */
const fromStaff = and([
  or([startsWith('/api/admin/', 'NONE'), startsWith('/api/media', 'NONE')]),
  not(or([...new Set(withoutSession)].map((path) => startsWith(path, 'URL_DECODE', 'NORMALIZE_PATH')))),
])
