import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { freePort } from '../../testing/freePort.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { startServer } from './server.ts'
import { installed } from './tools.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../../..')

export const account = '111122223333'

interface SiteRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Emulator {
  /** Runs a command as an operator does who is signed in, and returns what it prints; `input` is its standard input. */
  command(file: string, args: readonly string[], input?: string): Promise<{ output: string; code: number }>
  /** Sends a request to a host of the emulated AWS, which has no name in DNS. */
  send(url: string, request?: SiteRequest): Promise<{ response: IncomingMessage; body: string }>
  stop(): Promise<void>
}

/** Starts ministack with its adjustments. It serves https, since bucket policies deny everything else. */
export async function startEmulator(): Promise<Emulator> {
  const folder = temporaryFolder()
  const port = await freePort()
  const certificate = path.join(folder, 'certificate.pem')
  const key = path.join(folder, 'key.pem')
  await makeCertificate(certificate, key)
  const variables = {
    ...machineVariables(),
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'us-east-1',
    // Whatever reads certificates, in Node.js, Python and the SDKs, trusts this one.
    ...Object.fromEntries(certificateVariables.map((name) => [name, certificate])),
  }
  const send: Emulator['send'] = (url, { method = 'GET', headers = {}, body } = {}) => {
    const { host, pathname, search } = new URL(url)
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method,
        ca: readFileSync(certificate),
      }
      request({ ...options, servername: 'localhost', headers: { host, ...headers } }, (response) => {
        text(response).then((body) => resolve({ response, body }), reject)
      })
        .on('error', reject)
        .end(body)
    })
  }
  const server = await startServer({
    command: [installed.python, path.join(import.meta.dirname, 'emulator.py')],
    folder,
    variables: {
      ...variables,
      GATEWAY_PORT: String(port),
      BIND_HOST: '127.0.0.1',
      MINISTACK_ACCOUNT_ID: account,
      USE_SSL: '1',
      MINISTACK_SSL_CERT: certificate,
      MINISTACK_SSL_KEY: key,
      IOT_MTLS_ENABLED: '0',
      TMPDIR: folder,
      S3_DATA_DIR: path.join(folder, 's3'),
      STATE_DIR: path.join(folder, 'state'),
      // Lambda's own images have the SDK, which the CDK's functions load.
      NODE_PATH: path.join(root, 'node_modules'),
    },
    answers: () => send('https://localhost/_ministack/health'),
  })
  const signedIn = { ...variables, AWS_ENDPOINT_URL: `https://127.0.0.1:${port}` }
  return {
    send,
    stop: server.stop,
    async command(file, args, input = '') {
      const running = run(process.execPath, [path.join(root, 'infra/node.cjs'), file, ...args], {
        cwd: root,
        env: { ...signedIn, CI: 'true', NO_COLOR: '1', CDK_DISABLE_CLI_TELEMETRY: 'true' },
        maxBuffer: 64 * 1024 * 1024,
      })
      running.child.stdin?.end(input)
      const { stdout, stderr, code } = await running.then(
        (printed) => ({ ...printed, code: 0 }),
        (failed: { stdout: string; stderr: string; code: number }) => failed,
      )
      return { output: stdout + stderr, code }
    },
  }
}

const certificateVariables = [
  'NODE_EXTRA_CA_CERTS',
  'AWS_CA_BUNDLE',
  'SSL_CERT_FILE',
  'REQUESTS_CA_BUNDLE',
] as const

/** The machine's own, without its AWS account, its profiles and its proxy. */
function machineVariables(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(AWS|CDK)_|_proxy$/i.test(name))
  return {
    ...Object.fromEntries(own),
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  }
}

async function makeCertificate(certificate: string, key: string): Promise<void> {
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  const extensions = ['-addext', names, '-addext', 'basicConstraints=critical,CA:FALSE']
  const files = ['-keyout', key, '-out', certificate]
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...extensions,
    ...files,
  ])
}
