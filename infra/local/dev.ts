import path from 'node:path'
import { chosenPort, runUntilStopped } from './command.ts'
import { startDevServer } from './devServer.ts'

/** `npm run dev`: the site with hot reload, over the same data as `npm start`. */
runUntilStopped(async () =>
  startDevServer({ port: chosenPort(process.env.PORT, 5173), dataFolder: path.resolve('.local') }),
)
