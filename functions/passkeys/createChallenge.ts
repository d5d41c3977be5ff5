import { serve } from '../http/serve.ts'
import { newChallenge } from './challenges.ts'

export const handler = serve('POST /api/admin/session/challenge', async () => ({
  challenge: newChallenge(Date.now()),
}))
