import { serve } from '../http/serve.ts'
import { signStamp } from './stamp.ts'

export const handler = serve('POST /api/call-requests/stamp', async () => ({ stamp: signStamp(Date.now()) }))
