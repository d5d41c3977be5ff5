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
import { edgeFigure, ownFigure, type Watched } from './watched.ts'

/** One page with everything about a stage: is it well, who comes, what fails, what was rendered. */
export function dashboard(scope: Construct, watched: Watched, alarms: Alarm[], address: string): Dashboard {
  const { stage, api, render, canary, clientErrors } = watched
  const graph = (title: string, ...left: ReturnType<typeof edgeFigure>[]): IWidget =>
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
        graph('Requests at the edge', edgeFigure(watched, 'Requests', Stats.SUM)),
        graph(
          'Errors at the edge, of 100 requests',
          edgeFigure(watched, '5xxErrorRate', Stats.AVERAGE),
          edgeFigure(watched, '4xxErrorRate', Stats.AVERAGE),
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
          ownFigure(render, metrics.pagesChanged),
        ),
        graph('Rendering: milliseconds', ownFigure(render, metrics.renderTime)),
      ],
      [
        graph('The check from outside: failures', canary.metricErrors({ statistic: Stats.SUM })),
        graph("Errors in visitors' browsers", ownFigure(clientErrors, metrics.browserErrors)),
      ],
    ],
  })
}
