import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localPaths } from '../../local/dataFolder.ts'
import { copyDeployment, type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import { addMember, logIn, sameOriginHeaders } from '../../testing/staff.ts'
import { secretsIn, secretsInText } from './secrets.ts'

it('the build contains no secret in the template, the assets or the bundles', async () => {
  const { assembly } = localPaths(await copyDeployment())
  expect(secretsIn(assembly)).toEqual([])
})

describe('the log', () => {
  let system: DeployedSite
  let cookie: string
  const visitorText = 'somebody@example.org is worried about heroin'
  beforeAll(async () => {
    system = await startDeployedSite()
    await addMember(system.owner, system, 'casey.morgan')
    cookie = await logIn(system.address, 'casey.morgan')
    const post = (address: string, body: object) =>
      fetch(system.address + address, {
        method: 'POST',
        headers: { ...sameOriginHeaders, 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    await post('/api/admin/session', { username: 'casey.morgan', password: 'a wrong password' })
    await fetch(`${system.address}/api/blog/posts?category=${encodeURIComponent(visitorText)}`)
    await fetch(`${system.address}/api/reviews/${encodeURIComponent(visitorText)}`)
    await fetch(`${system.address}/api/admin/service-pages`, { headers: { ...sameOriginHeaders, cookie } })
  }, 120_000)
  afterAll(() => system.stop())

  const log = () =>
    globSync('**/*.log', { cwd: path.join(system.dataFolder, 'log') })
      .map((file) => readFileSync(path.join(system.dataFolder, 'log', file), 'utf8'))
      .join('\n')

  it('has the id, the route and the status of each request', () => {
    const lines = log()
      .split('\n')
      .filter((line) => line.includes('"route"'))
      .map((line) => JSON.parse(line))
    expect(lines.length).toBeGreaterThanOrEqual(4)
    for (const line of lines) {
      expect(line).toEqual({
        level: 'info',
        requestId: expect.any(String),
        route: expect.stringMatching(/^[A-Z]+ \/api\//),
        status: expect.any(Number),
        ms: expect.any(Number),
      })
    }
  })

  it('contains no password, session, name, address or text of a visitor', () => {
    const logged = log()
    const secrets = ['correct horse', 'a wrong password', cookie.split('=')[1] ?? 'no cookie']
    for (const secret of [
      ...secrets,
      'casey.morgan',
      '127.0.0.1',
      'worried',
      encodeURIComponent(visitorText),
    ])
      expect(logged).not.toContain(secret)
    expect(secretsInText(logged)).toEqual([])
  })

  it('has the request id that is in the body and header of the response', async () => {
    const response = await fetch(`${system.address}/api/reviews/none`)
    const { requestId } = await response.json()
    expect(response.headers.get('x-request-id')).toBe(requestId)
    expect(log()).toContain(requestId)
  })
})
