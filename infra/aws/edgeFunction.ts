import {
  type BehaviorOptions,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { type EdgeFunctionName, edgeSource } from '../edge/edgeSource.ts'

export function atViewerRequest(
  scope: Construct,
  name: EdgeFunctionName,
): Required<Pick<BehaviorOptions, 'functionAssociations'>> {
  const edgeFunction = new CloudFrontFunction(scope, name.charAt(0).toUpperCase() + name.slice(1), {
    code: FunctionCode.fromInline(edgeSource(name)),
    runtime: FunctionRuntime.JS_2_0,
  })
  return {
    functionAssociations: [{ function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST }],
  }
}
