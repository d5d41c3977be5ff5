import {
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { type EdgeFunctionName, edgeSource } from '../edge/edgeSource.ts'

const association = (eventType: FunctionEventType) => (scope: Construct, name: EdgeFunctionName) => ({
  eventType,
  function: new CloudFrontFunction(scope, name.charAt(0).toUpperCase() + name.slice(1), {
    code: FunctionCode.fromInline(edgeSource(name)),
    runtime: FunctionRuntime.JS_2_0,
  }),
})

export const atViewerRequest = association(FunctionEventType.VIEWER_REQUEST)
export const atViewerResponse = association(FunctionEventType.VIEWER_RESPONSE)
