import path from 'node:path'
import { parseArgs } from 'node:util'
import { chosenPort, runUntilStopped } from './command.ts'
import { startLocal } from './startLocal.ts'

/** `npm start`: the whole site on this machine. `-- --fresh` forgets its data first. */
runUntilStopped(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
  return startLocal({
    port: chosenPort(process.env.PORT, 8080),
    dataFolder: path.resolve('.local'),
    fresh: values.fresh,
    contactFormUrl: process.env.CONTACT_FORM_URL,
  })
})
