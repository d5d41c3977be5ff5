import {
  type BehaviorOptions,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { type EdgeFunctionName, edgeSource } from '../edge/edgeSource.ts'

type Associations = Required<Pick<BehaviorOptions, 'functionAssociations'>>

export const atViewerRequest = (scope: Construct, name: EdgeFunctionName): Associations => ({
  functionAssociations: [
    { function: edgeFunction(scope, name), eventType: FunctionEventType.VIEWER_REQUEST },
  ],
})

/** The behavior with a function that runs at each response as well. */
export const withViewerResponse = <Behavior extends Associations>(
  scope: Construct,
  behavior: Behavior,
  name: EdgeFunctionName,
): Behavior => ({
  ...behavior,
  functionAssociations: [
    ...behavior.functionAssociations,
    { function: edgeFunction(scope, name), eventType: FunctionEventType.VIEWER_RESPONSE },
  ],
})

const edgeFunction = (scope: Construct, name: EdgeFunctionName) =>
  new CloudFrontFunction(scope, name.charAt(0).toUpperCase() + name.slice(1), {
    code: FunctionCode.fromInline(edgeSource(name)),
    runtime: FunctionRuntime.JS_2_0,
  })
