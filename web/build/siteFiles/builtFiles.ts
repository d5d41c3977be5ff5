import type { Plugin } from 'vite'

interface BuiltFile {
  /** In the build's folder, without a leading slash. */
  path: string
  type: string
  make: () => string | Uint8Array | Promise<string | Uint8Array>
}

/** Writes generated files into the app's build under their own names, and serves them in development. */
export const builtFiles = (name: string, files: readonly BuiltFile[]): Plugin => ({
  ...servedFiles(name, files),
  async generateBundle() {
    await Promise.all(
      files.map(async ({ path, make }) => {
        this.emitFile({ type: 'asset', fileName: path, source: await make() })
      }),
    )
  },
})

/** Serves generated files in development only. */
export const servedFiles = (name: string, files: readonly BuiltFile[]): Plugin => ({
  name,
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  configureServer(server) {
    const byAddress = new Map(files.map((file) => [addressOf(file), file]))
    server.middlewares.use((request, response, next) => {
      const file = byAddress.get((request.url ?? '').replace(/[?#].*$/, ''))
      if (!file) return next()
      Promise.resolve(file.make()).then((source) => {
        response.setHeader('content-type', file.type).end(source)
      }, next)
    })
  },
})

const addressOf = ({ path }: BuiltFile) => `/${path.replace(/\/index\.html$/, '')}`
