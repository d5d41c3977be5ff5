import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { type Metric as Figure, metrics } from '#shared/metrics.ts'

/** What is watched of a stage. */
export interface Monitored {
  stage: string
  edge: Distribution
  api: HttpApi
  render: LambdaFunction
  canary: LambdaFunction
  clientErrors: LambdaFunction
}

/** A figure that CloudFront keeps of the distribution, for all of the world. */
export function edgeMetric({ edge }: Monitored, metricName: string, statistic: string): IMetric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId: edge.distributionId, Region: 'Global' },
    statistic,
    period: Duration.minutes(5),
  })
}

/** A figure that a function of the site writes itself. */
export function siteMetric(writer: LambdaFunction, { name, unit }: Figure): IMetric {
  return new Metric({
    namespace: metrics.namespace,
    metricName: name,
    dimensionsMap: { [metrics.dimension]: writer.functionName },
    statistic: unit === 'Count' ? Stats.SUM : Stats.MAXIMUM,
    period: Duration.minutes(15),
  })
}
