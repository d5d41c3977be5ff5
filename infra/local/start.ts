import path from 'node:path'
import { parseArgs } from 'node:util'
import { chosenPort, runUntilStopped } from './command.ts'
import { createFirstMember } from './firstMember.ts'
import { runningLocal, startLocal } from './startLocal.ts'

/** `npm start`: the whole site on this machine. `-- --fresh` forgets its data first. */
runUntilStopped(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
  const dataFolder = path.resolve('.local')
  const system = await startLocal({
    port: chosenPort(process.env.PORT, 8080),
    dataFolder,
    fresh: values.fresh,
    contactFormUrl: process.env.CONTACT_FORM_URL,
  })
  try {
    return { ...system, note: await createFirstMember(runningLocal(dataFolder), process.env.STAFF_PASSWORD) }
  } catch (error) {
    await system.stop()
    throw error
  }
})
