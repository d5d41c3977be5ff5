import { requestEvent } from '../../functions/http/requestEvent.ts'
import { handler } from '../../functions/staff/openSession.ts'
import { hashPassword } from '../../functions/staff/password.ts'
import { staffRoster } from '../../functions/store/staffRoster.ts'
import { startDynalite } from '../../functions/testing/engines.ts'
import { createHandlerTable } from '../../functions/testing/table.ts'

// Run by `loginTiming.ts` as a process of its own: how long logins take that are refused, milliseconds each.
const [count = '15'] = process.argv.slice(2)
const engine = await startDynalite()
const roster = staffRoster(await createHandlerTable(engine))
const password = await hashPassword('kettle harbor velvet')
const known: number[] = []
const unknown: number[] = []
// The first pair warms everything up and does not count.
for (let pair = 0; pair <= Number(count); pair += 1) {
  await roster.add(`member-${pair}`, password)
  const times = [await refused(`member-${pair}`, pair), await refused(`nobody-${pair}`, pair)]
  if (pair === 0) continue
  known.push(times[0] ?? 0)
  unknown.push(times[1] ?? 0)
}
process.stdout.write(`${JSON.stringify({ known, unknown })}\n`)
await engine.stop()
process.exit(0)

async function refused(username: string, pair: number): Promise<number> {
  const event = requestEvent({
    method: 'POST',
    routeKey: 'POST /api/admin/session',
    path: '/api/admin/session',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      // Attempts are counted by address and by name: every one of these is the first.
      'x-viewer-address': `${username.startsWith('member') ? '192.0.2' : '198.51.100'}.${pair}`,
    },
    body: JSON.stringify({ username, password: 'a wrong password' }),
  })
  const began = performance.now()
  const { statusCode } = await handler(event)
  const took = performance.now() - began
  if (statusCode !== 401) throw new Error(`A login that is to be refused answers ${statusCode}`)
  return took
}
