import { Runtime } from 'aws-cdk-lib/aws-lambda'

/** What the functions run on. `supportEnds` is from AWS's table of Lambda runtimes, as of November 2026. */
export const nodeOnLambda = {
  name: 'Node 24',
  runtime: Runtime.NODEJS_24_X,
  supportEnds: '2028-04-30',
} as const
