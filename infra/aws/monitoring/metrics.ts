import { Duration } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { metrics } from '#shared/metrics.ts'
import type { SiteFunctions } from '../allFunctions.ts'

export interface Monitored {
  stage: string
  address: string
  edge: IDistribution
  api: IHttpApi
  functions: SiteFunctions
}

/** A metric of the distribution, which CloudFront publishes for the whole world. */
export function edgeMetric({ edge }: Monitored, metricName: string, statistic: string): IMetric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId: edge.distributionId, Region: 'Global' },
    statistic,
    period: Duration.minutes(5),
  })
}

export function siteMetric(
  publisher: LambdaFunction,
  metricName: string,
  period = Duration.minutes(15),
): IMetric {
  return new Metric({
    namespace: metrics.namespace,
    metricName,
    dimensionsMap: { [metrics.dimension]: publisher.functionName },
    statistic: Stats.SUM,
    period,
  })
}

export function sumOf(summands: readonly IMetric[]): IMetric {
  const named = summands.map((metric, index) => [`m${index}`, metric] as const)
  return new MathExpression({
    // Functions that nobody has called have no data.
    expression: `SUM(METRICS())`,
    usingMetrics: Object.fromEntries(named),
    period: Duration.minutes(15),
  })
}
