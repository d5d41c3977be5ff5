import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DeskDocument } from '#shared/entities/documents.ts'
import { parseOutputs, stackNameOf } from '../../outputs.ts'
import { sameOriginHeaders } from '../../testing/staff.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { account, type Emulator, startEmulator } from './emulator.ts'

const stage = 'trial'
const settings = [
  '-c',
  `stage=${stage}`,
  '-c',
  'alarmEmail=alarms@clinic.example',
  '-c',
  'noticeEmail=desk@clinic.example',
]
const password = 'velvet kettle harbor nine'
const treatment = 'how-we-help.aftercare'
const page = '/how-we-help/aftercare'

let aws: Emulator
let outputs: ReturnType<typeof parseOutputs>
let cookie: string
beforeAll(async () => {
  aws = await startEmulator()
})
afterAll(() => aws.stop())

async function succeeds(file: string, args: readonly string[], input?: string): Promise<string> {
  const { output, code } = await aws.command(file, args, input)
  expect(code, output).toBe(0)
  return output
}

const visit = (address: string, request?: Parameters<Emulator['send']>[1]) =>
  aws.send(outputs.address + address, request)

async function desk(method: string, document: string, json?: object): Promise<DeskDocument> {
  const headers = { ...sameOriginHeaders, cookie, 'content-type': 'application/json' }
  const body = json && JSON.stringify(json)
  const { response, body: answer } = await visit(`/api/admin/documents/${document}`, {
    method,
    headers,
    body,
  })
  expect(response.statusCode, answer).toBe(200)
  return DeskDocument.parse(JSON.parse(answer))
}

it('cdk bootstrap prepares an empty account', async () => {
  expect(await succeeds('cdk', ['bootstrap', `aws://${account}/us-east-1`])).toContain('bootstrapped')
})

it('cdk deploy creates the stage from the template that every stage gets', async () => {
  const file = path.join(temporaryFolder(), 'outputs.json')
  const options = ['--require-approval', 'never', '--outputs-file', file]
  await succeeds('cdk', ['deploy', ...settings, ...options])
  outputs = parseOutputs(JSON.parse(readFileSync(file, 'utf8'))[stackNameOf(stage)])
})

it('the deploy has rendered the pages: a page is complete, and an unknown address is a 404', async () => {
  const { response, body } = await visit(page)
  expect(response.statusCode).toBe(200)
  expect(body).toContain('</html>')
  expect(body).toContain('tel:988')
  const missing = await visit('/no-such-page')
  expect(missing.response.statusCode).toBe(404)
  expect(missing.body).toContain('</html>')
})

it('an edge function redirects another spelling of an address to the canonical one', async () => {
  const { response } = await visit('/How-We-Help/Aftercare/')
  expect(response.statusCode).toBe(301)
  expect(response.headers.location).toContain(page)
})

it('the API answers through CloudFront', async () => {
  const { response, body } = await visit('/api/services')
  expect(response.statusCode, body).toBe(200)
  expect(JSON.parse(body)).not.toHaveLength(0)
})

it('a login that npm run staff adds opens a session, and a wrong password does not', async () => {
  await succeeds('infra/operate/staff.ts', ['add', 'casey', '--stage', stage], password)
  const logIn = (typed: string) =>
    visit('/api/admin/session', {
      method: 'POST',
      headers: { ...sameOriginHeaders, 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'casey', password: typed }),
    })
  expect((await logIn('another password')).response.statusCode).toBe(401)
  const { response, body } = await logIn(password)
  expect(response.statusCode, body).toBe(200)
  cookie = (response.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ')
})

it('an edit that is saved and published reaches its page, which CloudFront is told to fetch again', async () => {
  const words = 'Aftercare begins on the first day.'
  const { published } = await desk('GET', `treatment/${treatment}`)
  const content = { ...published?.content, text1: `<p>${words}</p>` }
  const { draft } = await desk('PUT', `treatment/${treatment}/draft`, { content, version: 0 })
  expect((await visit(page)).body).not.toContain(words)
  await desk('POST', `treatment/${treatment}/publish`, { version: draft?.version })
  await vi.waitFor(async () => expect((await visit(page)).body).toContain(words), {
    timeout: 120_000,
    interval: 1_000,
  })
  const { body } = await aws.send(
    `https://localhost/2020-05-31/distribution/${outputs.distribution}/invalidation`,
  )
  expect(body).toContain('<Status>Completed</Status>')
})

it('npm run content finds nothing to fix in the deployed content', async () => {
  expect(await succeeds('infra/operate/content.ts', ['check', '--stage', stage])).toContain('0 to fix')
})

it('npm run doctor finds nothing that prevents the next deploy', async () => {
  expect(await succeeds('infra/operate/doctor.ts', settings)).toMatch(/Nothing .*prevents a deploy/)
})

it('cdk drift compares the stage with its template', async () => {
  expect(await succeeds('cdk', ['drift', ...settings])).toContain('drift')
})

it('cdk destroy removes the stage, and the doctor lists what stays', async () => {
  await succeeds('cdk', ['destroy', ...settings, '--force'])
  const { output } = await aws.command('infra/operate/doctor.ts', settings)
  expect(output).toContain(`The table ${outputs.table}`)
  expect(output).toContain(`The bucket ${outputs.mediaBucket}`)
})
