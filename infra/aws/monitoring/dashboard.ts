import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IWidget,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { metrics } from '#shared/metrics.ts'
import { edgeMetric, type Monitored, siteMetric } from './metrics.ts'

/** One page with everything about a stage: is it well, who comes, what fails, what was rendered. */
export function dashboard(scope: Construct, watched: Monitored, alarms: Alarm[], address: string): Dashboard {
  const { stage, api, render, canary, clientErrors } = watched
  const graph = (title: string, ...left: ReturnType<typeof edgeMetric>[]): IWidget =>
    new GraphWidget({ title, left, width: 12, height: 6 })
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: `RecoverySite-${stage}`,
    widgets: [
      [
        new TextWidget({
          markdown: `# ${address}\nRed below: open \`docs/runbooks/alarms.md\`, which says for each alarm what visitors lose and what to do.`,
          width: 24,
          height: 2,
        }),
      ],
      [new AlarmStatusWidget({ title: 'Is everything well?', alarms, width: 24, height: 3 })],
      [
        graph('Requests at the edge', edgeMetric(watched, 'Requests', Stats.SUM)),
        graph(
          'Errors at the edge, of 100 requests',
          edgeMetric(watched, '5xxErrorRate', Stats.AVERAGE),
          edgeMetric(watched, '4xxErrorRate', Stats.AVERAGE),
        ),
      ],
      [
        graph('The API: requests', api.metricCount({ statistic: Stats.SUM }), api.metricServerError()),
        graph(
          'The API: milliseconds',
          api.metricLatency({ statistic: Stats.p(50) }),
          api.metricLatency({ statistic: Stats.p(99) }),
        ),
      ],
      [
        graph(
          'Rendering: runs, failures, objects changed',
          render.metricInvocations({ statistic: Stats.SUM }),
          render.metricErrors({ statistic: Stats.SUM }),
          siteMetric(render, metrics.pagesChanged),
        ),
        graph('Rendering: milliseconds', siteMetric(render, metrics.renderTime)),
      ],
      [
        graph('The check from outside: failures', canary.metricErrors({ statistic: Stats.SUM })),
        graph("Errors in visitors' browsers", siteMetric(clientErrors, metrics.browserErrors)),
      ],
    ],
  })
}
