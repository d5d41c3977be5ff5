import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '../operate/command.ts'
import { freePort } from '../testing/freePort.ts'
import { siteAssembly, startInAProcess } from '../testing/siteInAProcess.ts'
import { auditHome } from './lighthouse.ts'
import { saveToLive } from './saveToLive.ts'

// `npm run bench` measures how soon visitors get what staff save, with 10,000 posts or as many as `--posts` says.
// `npm run bench -- lighthouse` audits home.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { posts: { type: 'string', default: '10000' } },
    allowPositionals: true,
  })
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-'))
  const dataFolder = join(folder.path, 'data')
  // The pages name this port. With another one, every page would be rendered again.
  const port = await freePort()
  const started = await startInAProcess(await siteAssembly(folder.path, port), dataFolder, port).started
  const site = { ...started, dataFolder }
  try {
    if (positionals.includes('lighthouse')) await auditHome(site)
    else await saveToLive(site, { posts: Number(values.posts) })
  } finally {
    await site.stop()
  }
})
