import { metrics } from '#shared/metrics.ts'
import { functionName } from './environment.ts'

/** Logs a metric as one line in CloudWatch's embedded metric format, which needs no API call and no grant. */
export function measure(metric: string, count: number): void {
  const { namespace, dimension } = metrics
  const format = {
    Namespace: namespace,
    Dimensions: [[dimension]],
    Metrics: [{ Name: metric, Unit: 'Count' }],
  }
  const line = {
    _aws: { Timestamp: Date.now(), CloudWatchMetrics: [format] },
    [dimension]: functionName(),
    [metric]: count,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
