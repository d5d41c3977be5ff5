import path from 'node:path'
import { createServer } from 'vite'
import { showProgress } from '../runStep.ts'
import { portFrom, runUntilInterrupted } from './command.ts'
import { localFolder } from './dataFolder.ts'
import { startLocal } from './startLocal.ts'

// `npm run dev`: Vite with hot reload of the screens, in front of the system of `npm start`. Node restarts
// this process after a change of a function.
runUntilInterrupted(async () => {
  await using resources = new AsyncDisposableStack()
  const system = await startLocal({ port: 0, folder: localFolder, runStep: showProgress })
  resources.defer(system.stop)
  const vite = await createServer({
    configFile: path.join(import.meta.dirname, '../../web/build/vite.config.ts'),
    server: {
      port: portFrom(process.env.PORT, 5173),
      strictPort: true,
      watch: { ignored: ['**/.local/**'] },
      proxy: { '^/((api|media|tiles|forms)/|site.webmanifest$)': { target: system.address } },
    },
  })
  resources.defer(() => vite.close())
  await vite.listen()
  const started = resources.move()
  return {
    address: vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    problems: system.problems,
    stop: () => started.disposeAsync(),
  }
})
