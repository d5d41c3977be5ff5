import { TeamMember } from '#shared/entities/teamMember.ts'
import { serve } from '../http/serve.ts'
import { listPublished } from '../store/published.ts'

export const handler = serve(
  'GET /api/team-members',
  async ({ store }) => (await listPublished(store, 'teamMember', TeamMember)).documents,
)
