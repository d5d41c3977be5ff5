import path from 'node:path'
import { portFrom, runUntilInterrupted } from './command.ts'
import { startDevServer } from './devServer.ts'

// `npm run dev`: the site with hot reload, over the same data as `npm start`.
runUntilInterrupted(() =>
  startDevServer({ port: portFrom(process.env.PORT, 5173), folder: path.resolve('.local') }),
)
