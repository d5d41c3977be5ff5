import { expect, it } from 'vitest'
import { content } from '../testing/content.ts'
import { request } from '../testing/request.ts'
import { seededTable } from '../testing/seededTable.ts'

seededTable()

it('GET /api/team-members lists the members of the team in the clinic’s order without keys [13.61]', async () => {
  const { statusCode, json } = await request('GET /api/team-members')
  expect({ statusCode, json }).toEqual({ statusCode: 200, json: content.teamMembers })
})
