import { SNSClient } from '@aws-sdk/client-sns'
import { once } from '#shared/once.ts'
import { environment } from './environment.ts'

export const sns = once(() => new SNSClient({ region: environment('AWS_REGION') }))
