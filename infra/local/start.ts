import path from 'node:path'
import { parseArgs } from 'node:util'
import { startLocal } from './startLocal.ts'
import { StartProblem } from './startProblem.ts'

/** `npm start`: the whole site on this machine. `-- --fresh` forgets its data first. */
async function start(): Promise<void> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
  const system = await startLocal({
    port: chosenPort(process.env.PORT),
    dataFolder: path.resolve('.local'),
    fresh: values.fresh,
    contactFormUrl: process.env.CONTACT_FORM_URL,
  })
  for (const problem of system.problems) process.stderr.write(`${problem}\n`)
  process.stdout.write(`${system.address}\n`)
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await stopped
  await system.stop()
}

function chosenPort(given: string | undefined): number {
  if (given === undefined || given === '') return 8080
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new StartProblem(`PORT is ${given}, which is not a port number.`)
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartProblem ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
})
