import { GetTopicAttributesCommand } from '@aws-sdk/client-sns'
import { environment } from '../environment.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { sns } from '../sns.ts'

/** Tells staff whether notices arrive, since nobody may have confirmed the subscription, or a mail scanner ended it. */
export const handler = serveStaff('GET /api/admin/notices', async () => {
  const attributes = new GetTopicAttributesCommand({ TopicArn: environment('NOTICES_TOPIC') })
  const { Attributes } = await sns().send(attributes)
  const address = environment('NOTICE_EMAIL')
  return {
    ...(address === '' ? {} : { address }),
    arrive: Number(Attributes?.SubscriptionsConfirmed ?? 0) > 0,
  }
})
