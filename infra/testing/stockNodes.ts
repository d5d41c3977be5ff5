import { existsSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../tests/nodes/node_modules')

/** Other releases of Node as they are downloaded: those that `npm ci --prefix infra/tests/nodes` has installed. */
export const stockNodes = ['18', '20', '22', '26']
  .map((release) => ({ release, node: path.join(folder, `node-${release}`, 'bin/node') }))
  .filter(({ node }) => existsSync(node))
