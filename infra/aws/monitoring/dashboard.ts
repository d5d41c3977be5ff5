import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { metrics } from '#shared/metrics.ts'
import { edgeMetric, type Monitored, siteMetric } from './metrics.ts'

export function dashboard(scope: Construct, site: Monitored, alarms: Alarm[]): Dashboard {
  const { stage, address, api, functions } = site
  const render = functions['render/renderSite']
  const canary = functions['canary/checkSite']
  const clientErrors = functions['clientErrors/reportClientError']
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: `RecoverySite-${stage}`,
    widgets: [
      [
        new TextWidget({
          markdown: `# ${address}\nIf an alarm is red, open \`docs/runbooks/alarms.md\`: it says for each alarm what visitors lose and what to do.`,
          width: 24,
          height: 2,
        }),
      ],
      [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 3 })],
      [
        graph('Edge: requests', edgeMetric(site, 'Requests', Stats.SUM)),
        graph(
          'Edge: errors, % of requests',
          edgeMetric(site, '5xxErrorRate', Stats.AVERAGE),
          edgeMetric(site, '4xxErrorRate', Stats.AVERAGE),
        ),
      ],
      [
        graph(
          'API: requests, server errors',
          api.metricCount({ statistic: Stats.SUM }),
          api.metricServerError({ statistic: Stats.SUM }),
        ),
        graph(
          'API: milliseconds',
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
        graph('Canary: failures', canary.metricErrors({ statistic: Stats.SUM })),
        graph("Errors in visitors' browsers", siteMetric(clientErrors, metrics.browserErrors)),
      ],
    ],
  })
}

const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 6 })
