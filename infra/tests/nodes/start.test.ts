import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { unlinkSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, expect, it } from 'vitest'
import { localPaths } from '../../local/dataFolder.ts'
import { copyDeployment } from '../../testing/deployedSite.ts'
import { startedNodes, stockNodes } from '../../testing/stockNodes.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'

const root = path.join(import.meta.dirname, '../../..')
const folder = temporaryFolder()
// The first deploy, which others show, would take most of the time.
beforeAll(async () => {
  const local = await copyDeployment(path.join(folder, '.local'))
  // The start synthesizes its own.
  unlinkSync(localPaths(local).assembly)
})

it.each(startedNodes)('npm start serves the site on a stock Node $release', async ({ node }) => {
  const command = [path.join(root, 'infra/node.cjs'), path.join(root, 'infra/local/start.ts')]
  const site = spawn(node, command, {
    cwd: folder,
    env: { ...process.env, npm_node_execpath: node, PORT: '0', STAFF_PASSWORD: 'a heron over slow water' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(site, 'exit')
  for await (const line of createInterface({ input: site.stdout })) {
    if (!line.startsWith('http:')) continue
    expect((await fetch(line)).status).toBe(200)
    site.kill()
  }
  expect(await ended).toEqual([0, null])
})

if (stockNodes.length === 0) it.skip('npm start serves the site on other releases of Node')
