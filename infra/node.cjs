// Every npm script begins with this file, which any Node since 18 runs. It starts the rest on the Node that this project needs:
//   node infra/node.cjs infra/local/start.ts --fresh   a file, or any other arguments of Node
//   node infra/node.cjs vitest run                     a tool of a package that package.json names
const { spawn, spawnSync } = require('node:child_process')
const { existsSync } = require('node:fs')
const path = require('node:path')
const tty = require('node:tty')
const { dependencies, devDependencies, optionalDependencies } = require('../package.json')

/** The first that runs this code and its tests. The functions on AWS run on the same major version. */
const oldest = '24.15.0'
const packages = path.join(__dirname, '../node_modules')
/** npm puts a Node of its choice first, and names the one that it runs on here. */
const machine = process.env.npm_node_execpath || process.execPath

// npm writes this file last. Other package managers do not, and do not read the lockfile of this project.
const isInstalled = existsSync(path.join(packages, '.package-lock.json'))
const missing = Object.keys({ ...dependencies, ...devDependencies }).some(
  (name) => !existsSync(path.join(packages, name)),
)
if (!isInstalled || missing) fail('The packages of this project are not installed: run npm ci first.')
const [taken] = optionsTakenByNpm()
if (taken) {
  const command = `npm run ${process.env.npm_lifecycle_event} -- ${taken}`
  fail(`npm has kept ${taken} for itself: write -- before the first option, as in ${command}.`)
}
// Before any module is loaded, since all read the clinic's facts when they are.
const option = process.argv.indexOf('--clinic')
if (option > 0) process.env.CLINIC_FOLDER = process.argv.splice(option, 2)[1] || ''
const { CLINIC_FOLDER } = process.env
if (CLINIC_FOLDER !== undefined && !existsSync(path.join(CLINIC_FOLDER, 'clinic.yaml')))
  fail(`There is no clinic in the folder “${CLINIC_FOLDER}”: npm run clinic -- new <folder> makes one.`)
const node = suitableNode()
if (!node)
  fail(
    `This project needs Node ${oldest} or newer, and this is Node ${process.versions.node}: run npm ci, which installs it on most machines, or install it from https://nodejs.org/en/download.`,
  )
// What is started starts other tools by `node`, too.
process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter)
if (isIncomplete()) complete(node)
run(node)

/**
 * npm takes each option before -- for one of its own, and says nothing: a command for a deployed stage would work on this
 * machine, and the data that a start was to delete would stay.
 */
function optionsTakenByNpm() {
  const options =
    'allow-removed bucket clinic context due folder fresh from overwrite-staff-edits posts remove replace stage table to'
  const taken = options.split(' ').filter((name) => process.env[`npm_config_${name.replace(/-/g, '_')}`])
  // npm's own -c is a command for a shell, unlike -c stage=production.
  const setting = /^\w+=\S*$/.test(process.env.npm_config_call || '')
  return [...taken.map((name) => `--${name}`), ...(setting ? ['-c'] : [])]
}

/** Of those at hand, the newest with the major version of the functions; without one, the newest. */
function suitableNode() {
  const executable = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = Object.keys(optionalDependencies).map((name) => path.join(packages, name, 'bin', executable))
  const nodes = [...pinned, machine, process.execPath]
    .map((file) => ({ file, version: versionOf(file) }))
    .filter(({ version }) => compare(version, oldest) >= 0)
    .sort((one, other) => compare(other.version, one.version))
  const { file } = nodes.find(({ version }) => version.startsWith('24.')) || nodes[0] || {}
  return file
}

/** Such as 24.21.0; nothing if the file does not run here, as that of another platform or C library. */
function versionOf(file) {
  if (!existsSync(file)) return ''
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return (/^v(\d.*)/.exec(stdout || '') || ['', ''])[1]
}

function compare(one, other) {
  return one.localeCompare(other, 'en', { numeric: true })
}

/**
 * On Node 20.18, for example, npm leaves out optional packages that need Node 20.19, such as the native part of the
 * bundler, and says nothing. With --omit=optional it leaves out all of them, and a folder that was copied from another
 * machine has those of that one.
 */
function isIncomplete() {
  const { packages: locked } = require('../package-lock.json')
  // A package for every platform may be missing: another one contains it, or works without it.
  const fits = (name) => {
    const { os = [], cpu = [process.arch] } = locked[`node_modules/${name}`] || {}
    return os.includes(process.platform) && cpu.includes(process.arch)
  }
  return Object.values(locked).some(({ optionalDependencies = {} }) => {
    const names = Object.keys(optionalDependencies).filter(fits)
    return names.length > 0 && !names.some((name) => existsSync(path.join(packages, name)))
  })
}

function complete(node) {
  const npm = process.env.npm_execpath
  if (!npm) fail('Packages for this machine are not installed: run npm start, which installs them.')
  process.stderr.write('Packages for this machine are missing, and are installed now …\n')
  const { status } = spawnSync(node, [npm, 'install', '--no-save', '--include=optional', '--include=dev'], {
    cwd: path.join(__dirname, '..'),
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) process.exit(1)
}

function run(node) {
  const [first = '', ...others] = process.argv.slice(2)
  const child = spawn(node, [toolFile(first) || first, ...others], { stdio: 'inherit' })
  // A terminal sends its signals to the child as well, for which a second one would mean to stop at once.
  const atTerminal = [0, 1, 2].some((descriptor) => tty.isatty(descriptor))
  for (const signal of ['SIGINT', 'SIGQUIT']) process.on(signal, () => atTerminal || child.kill(signal))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // SIGTERM for npm reaches npm's shell, which ends without passing it on.
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    child.kill()
  }, 500)
  if (!process.env.npm_lifecycle_event) clearInterval(watch)
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
