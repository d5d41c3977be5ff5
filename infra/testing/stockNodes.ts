import { existsSync } from 'node:fs'
import path from 'node:path'
import { byDay } from '#shared/testing/soak.ts'

const folder = path.join(import.meta.dirname, '../tests/nodes/node_modules')

/** Other releases of Node as they are downloaded: those that `npm ci --prefix infra/tests/nodes` has installed. */
export const stockNodes = ['18', '20', '22', '26']
  .map((release) => ({ release, node: path.join(folder, `node-${release}`, 'bin/node') }))
  .filter(({ node }) => existsSync(node))

/** By day the oldest, since each starts the same command on the project's own Node: see `infra/node.test.ts`. */
export const startedNodes = [...byDay(stockNodes, 0)]
