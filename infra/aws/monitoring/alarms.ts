import { Duration } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { metrics } from '#shared/metrics.ts'
import { edgeMetric, type Monitored, siteMetric } from './metrics.ts'

/** One alarm: what it says to whoever gets the mail, and when. */
interface AlarmRow {
  id: string
  /** Short, for the subject of the mail. */
  title: string
  /** What visitors or staff lose, and the runbook that helps. */
  lost: string
  figure: IMetric
  /** It rings at so much ... */
  from: number
  /** ... or at less than `from`. */
  tooFew?: true
  /** ... in so many periods of the figure one after the other. */
  periods: number
  /** Nothing measured is a bad sign where something runs by the clock. */
  silenceIsBad?: true
}

const rows = (watched: Monitored): AlarmRow[] => [
  {
    id: 'SiteDown',
    title: 'visitors may not reach the site',
    lost: 'The check from outside could not read the home page, a treatment page or the crisis lines two times in a row (or did not run). People in a crisis may not find a number to call. See docs/runbooks/alarms.md, "visitors may not reach the site".',
    figure: watched.canary.metricErrors({ period: Duration.minutes(5), statistic: Stats.SUM }),
    from: 1,
    periods: 2,
    silenceIsBad: true,
  },
  {
    id: 'PagesFail',
    title: 'pages fail for visitors',
    lost: 'More than 5 of 100 requests at the edge end in an error of the server. Some visitors see an error instead of a page. See docs/runbooks/alarms.md, "pages fail for visitors".',
    figure: edgeMetric(watched, '5xxErrorRate', Stats.AVERAGE),
    from: 5,
    periods: 2,
  },
  {
    id: 'ApiFails',
    title: 'the staff area and fresh lists fail',
    lost: 'The API failed at least 5 times within 5 minutes. Public pages still show; staff cannot log in or save, and lists may not be fresh. See docs/runbooks/alarms.md, "the staff area and fresh lists fail".',
    figure: watched.api.metricServerError({ period: Duration.minutes(5), statistic: Stats.SUM }),
    from: 5,
    periods: 1,
  },
  {
    id: 'RenderFails',
    title: 'changes do not reach the pages',
    lost: 'Rendering the pages failed. Visitors still see the last good pages, but what staff changed is not shown. See docs/runbooks/alarms.md, "changes do not reach the pages".',
    figure: watched.render.metricErrors({ period: Duration.minutes(5), statistic: Stats.SUM }),
    from: 1,
    periods: 1,
  },
  {
    id: 'NotRendered',
    title: 'the pages were not rendered for a day and a half',
    lost: 'The daily rendering did not run. Visitors still see the pages, but they no longer heal by themselves, and the files of the present release are not kept from expiring. See docs/runbooks/alarms.md, "changes do not reach the pages".',
    figure: watched.render.metricInvocations({ period: Duration.hours(6), statistic: Stats.SUM }),
    from: 1,
    tooFew: true,
    periods: 6,
    silenceIsBad: true,
  },
  {
    id: 'BrowserErrors',
    title: "visitors' browsers report errors",
    lost: 'At least 20 errors were reported from visitors\' browsers within 15 minutes: some part of a page does not work for them. The text and the phones are still there. See docs/runbooks/alarms.md, "visitors\' browsers report errors".',
    figure: siteMetric(watched.clientErrors, metrics.browserErrors),
    from: 20,
    periods: 1,
  },
]

/** The alarms of a stage, all to one topic, which also hears when it is over. */
export function alarms(scope: Construct, watched: Monitored, topic: ITopic): Alarm[] {
  return rows(watched).map((row) => {
    const alarm = new Alarm(scope, `${row.id}Alarm`, {
      alarmName: `RecoverySite ${watched.stage}: ${row.title}`,
      alarmDescription: row.lost,
      metric: row.figure,
      threshold: row.from,
      evaluationPeriods: row.periods,
      comparisonOperator: row.tooFew
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: row.silenceIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(new SnsAction(topic))
    alarm.addOkAction(new SnsAction(topic))
    return alarm
  })
}
