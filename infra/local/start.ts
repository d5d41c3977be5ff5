import { parseArgs } from 'node:util'
import { showProgress } from '../runStep.ts'
import { originFrom, portFrom, runUntilInterrupted } from './command.ts'
import { localFolder } from './dataFolder.ts'
import { startLocal } from './startLocal.ts'

// `npm start`: the whole site on this machine. `npm start -- --fresh` deletes the local data first.
runUntilInterrupted(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
  const system = await startLocal({
    port: portFrom(process.env.PORT, 8080),
    origin: originFrom(process.env.ORIGIN),
    folder: localFolder,
    fresh: values.fresh,
    contactFormUrl: process.env.CONTACT_FORM_URL,
    contactFormScript: process.env.CONTACT_FORM_SCRIPT,
    onNotice: (message) => process.stdout.write(`Message to staff: ${message}\n`),
    runStep: showProgress,
  })
  const note = async () => {
    // Imported late, so that the first response does not wait for the module's password dictionaries.
    const { createFirstMember } = await import('./firstMember.ts')
    return createFirstMember(system, process.env.STAFF_PASSWORD)
  }
  return { ...system, note }
})
