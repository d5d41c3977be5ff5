import { type Metric, metrics } from '#shared/metrics.ts'
import { functionName } from '../environment.ts'

/** Logs metrics as one line in CloudWatch's embedded metric format, which needs no API call and no grant. */
export function measure(...values: [metric: Metric, value: number][]): void {
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: metrics.namespace,
          Dimensions: [[metrics.dimension]],
          Metrics: values.map(([{ name, unit }]) => ({ Name: name, Unit: unit })),
        },
      ],
    },
    [metrics.dimension]: functionName(),
    ...Object.fromEntries(values.map(([{ name }, value]) => [name, value])),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
