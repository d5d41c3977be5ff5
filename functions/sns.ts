import { SNSClient } from '@aws-sdk/client-sns'
import { environment } from './environment.ts'
import { once } from './once.ts'

export const sns = once(() => new SNSClient({ region: environment('AWS_REGION') }))
