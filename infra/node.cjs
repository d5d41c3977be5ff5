// Every npm script begins with this file, which any Node since 18 runs. It starts the rest on the Node that this project needs:
//   node infra/node.cjs infra/local/start.ts --fresh   a file, or any other arguments of Node
//   node infra/node.cjs vitest run                     a tool of a package that package.json names
const { spawn, spawnSync } = require('node:child_process')
const { existsSync } = require('node:fs')
const path = require('node:path')
const tty = require('node:tty')
const { dependencies, devDependencies, optionalDependencies } = require('../package.json')

/** The Node of the functions on AWS. It is the first that runs the syntax of this code. */
const major = 24
const packages = path.join(__dirname, '../node_modules')

if (!existsSync(packages)) fail('The packages of this project are not installed: run npm ci first.')
const node = suitableNode()
if (!node)
  fail(
    `This project needs Node ${major} or newer, and this is Node ${process.versions.node}: run npm ci, which installs it on most machines, or install it from https://nodejs.org/en/download.`,
  )
run(node)

/** Of those at hand, the newest of the major version of the functions; without one, that of the next major version. */
function suitableNode() {
  const executable = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = Object.keys(optionalDependencies).map((name) => path.join(packages, name, 'bin', executable))
  // npm puts a Node of its choice first, and names that of the machine here.
  const files = [...pinned, process.env.npm_node_execpath || process.execPath, process.execPath]
  return files
    .map((file) => ({ file, version: versionOf(file) }))
    .filter(({ version }) => version[0] >= major)
    .sort((one, other) => one.version[0] - other.version[0] || compare(other.version, one.version))
    .map(({ file }) => file)[0]
}

/** Nothing if the file does not run here, such as that of another platform or C library. */
function versionOf(file) {
  if (!existsSync(file)) return []
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  const [, ...numbers] = /^v(\d+)\.(\d+)\.(\d+)/.exec(stdout || '') || []
  return numbers.map(Number)
}

function compare(one, other) {
  const at = one.findIndex((number, index) => number !== other[index])
  return at < 0 ? 0 : one[at] - other[at]
}

function run(node) {
  const [first = '', ...others] = process.argv.slice(2)
  // What is started starts other tools by `node`, too.
  process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter)
  const child = spawn(node, [toolFile(first) || first, ...others], { stdio: 'inherit' })
  // A terminal sends its signals to the child as well, for which a second one would mean to stop at once.
  const atTerminal = [0, 1, 2].some((descriptor) => tty.isatty(descriptor))
  for (const signal of ['SIGINT', 'SIGQUIT']) process.on(signal, () => atTerminal || child.kill(signal))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', ({ message }) => fail(message))
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** The file of a tool, as its package names it. npm's own links to tools start them on any Node. */
function toolFile(name) {
  for (const packageName of Object.keys({ ...dependencies, ...devDependencies })) {
    const folder = path.join(packages, packageName)
    const manifest = path.join(folder, 'package.json')
    const { bin = {} } = existsSync(manifest) ? require(manifest) : {}
    const tools = typeof bin === 'string' ? { [path.basename(packageName)]: bin } : bin
    if (name in tools) return path.join(folder, tools[name])
  }
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
