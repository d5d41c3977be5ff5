import { Duration } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { metrics } from '#shared/metrics.ts'
import type { SiteFunctions } from '../allFunctions.ts'

export interface Monitored {
  stage: string
  edge: IDistribution
  api: IHttpApi
  functions: SiteFunctions
}

interface AlarmRow {
  id: string
  title: string
  /** The cause, and what visitors or staff lose. */
  description: string
  /** Section of docs/runbooks/alarms.md, by default the one with the alarm's title. */
  section?: string
  metric: IMetric
  threshold?: number
  /** The alarm goes off below the threshold instead of at or above it. */
  below?: true
  periods?: number
  /** Missing data counts as bad, because the metric comes from something that runs on a schedule. */
  missingIsBad?: true
}

const rows = (site: Monitored): AlarmRow[] => [
  {
    id: 'SiteDown',
    title: 'visitors may not reach the site',
    description:
      'The canary could not read the home page, the page What We Treat or the crisis lines three times in a row, or did not run. People in a crisis may not find a number to call.',
    metric: errorsOf(site.functions.checkSite, Duration.minutes(1)),
    periods: 3,
    missingIsBad: true,
  },
  {
    id: 'PagesFail',
    title: 'pages fail for visitors',
    description:
      'More than 5 % of the requests at the edge end in a server error. Some visitors see an error instead of a page.',
    // The CDK's own metric lacks the dimension `Region`, so it has no data.
    metric: new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      dimensionsMap: { DistributionId: site.edge.distributionId, Region: 'Global' },
      period: Duration.minutes(5),
    }),
    threshold: 5,
    periods: 2,
  },
  {
    id: 'ApiFails',
    title: 'the staff area and fresh lists fail',
    description:
      'The API failed at least 5 times within 5 minutes. Visitors still see all public pages; staff cannot log in or save, and lists may be out of date.',
    metric: site.api.metricServerError({ period: Duration.minutes(5), statistic: Stats.SUM }),
    threshold: 5,
  },
  {
    id: 'RenderFails',
    title: 'changes do not reach the pages',
    description:
      'Rendering the pages failed. Visitors still see the pages of the last successful rendering, without what staff changed since.',
    metric: errorsOf(site.functions.renderSite),
  },
  {
    id: 'NotRendered',
    title: 'not all pages were rendered for a day and a half',
    description:
      'The daily rendering did not run or failed. Visitors still see the pages, but damaged pages are not repaired.',
    section: 'changes do not reach the pages',
    metric: siteMetric(site.functions.renderSite, metrics.wholeRenderings, Duration.hours(6)),
    below: true,
    periods: 6,
    missingIsBad: true,
  },
  {
    id: 'PublicationRefused',
    title: 'a rendering was refused, as it would remove pages',
    description:
      'A rendering would have removed many pages that nobody took down. Visitors still see those pages as they were, and all changes of other pages.',
    metric: siteMetric(site.functions.renderSite, metrics.publicationsRefused),
  },
  {
    id: 'PagesNotRendered',
    title: 'a page cannot be rendered',
    description:
      'A page cannot be rendered, for example since its stored content is damaged. Visitors see it as it was, and all other pages as they are.',
    metric: siteMetric(site.functions.renderSite, metrics.pagesNotRendered),
  },
  {
    id: 'BrowserErrors',
    title: "visitors' browsers report errors",
    description:
      "Visitors' browsers reported at least 20 errors within 15 minutes: part of a page does not work for them. Text and phone numbers are still there.",
    metric: siteMetric(site.functions.visitorWrites, metrics.browserErrors),
    threshold: 20,
  },
  {
    id: 'CallRequestsWait',
    title: 'people who asked for a call wait',
    description:
      'Nobody has opened a call request for half an hour of office time. A person who asked for help waits for a call.',
    metric: siteMetric(site.functions.runDueJobs, metrics.overdueCallRequests),
  },
  {
    id: 'MinuteFails',
    title: 'the jobs that run every minute fail',
    description:
      'Scheduled changes and alerts of the site come late, and call requests are not announced to staff and not deleted in time. Requests are still stored: staff see them in the inbox.',
    metric: errorsOf(site.functions.runDueJobs),
    periods: 3,
    missingIsBad: true,
  },
  {
    id: 'LoginFlood',
    title: 'somebody tries many passwords',
    description:
      'Logins with a password or a passkey, or one-time links, were refused at least 50 times within 15 minutes. Nobody got in by them; staff on a new device may have to wait up to a minute before they can log in.',
    metric: new MathExpression({
      // Functions that nobody has called have no data.
      expression: 'SUM(METRICS())',
      usingMetrics: {
        logins: siteMetric(site.functions.logins, metrics.refusedLogins),
        joins: siteMetric(site.functions.accounts, metrics.refusedLogins),
      },
      period: Duration.minutes(15),
    }),
    threshold: 50,
  },
]

const errorsOf = (lambda: LambdaFunction, period = Duration.minutes(5)) =>
  lambda.metricErrors({ period, statistic: Stats.SUM })

const siteMetric = (publisher: LambdaFunction, metricName: string, period = Duration.minutes(15)): IMetric =>
  new Metric({
    namespace: metrics.namespace,
    metricName,
    dimensionsMap: { [metrics.dimension]: publisher.functionName },
    statistic: Stats.SUM,
    period,
  })

/** The alarms of a stage. The topic also gets a message when an alarm ends. */
export function alarms(scope: Construct, site: Monitored, topic: ITopic): void {
  for (const { title, section = title, threshold = 1, periods = 1, ...row } of rows(site)) {
    const alarm = new Alarm(scope, `${row.id}Alarm`, {
      alarmName: `RecoverySite ${site.stage}: ${title}`,
      alarmDescription: `${row.description} See docs/runbooks/alarms.md, "${section}".`,
      metric: row.metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: row.below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: row.missingIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(new SnsAction(topic))
    alarm.addOkAction(new SnsAction(topic))
  }
}
