import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { deployedFolders, identityKeyOf, isStoredEncoded } from '#shared/encoding.ts'

/** Writes the folders of a web build that a deploy copies. Tests choose a lower quality, which takes less time. */
export function encodeFiles(webFolder: string, quality = constants.BROTLI_MAX_QUALITY): void {
  const encoded = join(webFolder, deployedFolders.encoded)
  const plain = join(webFolder, deployedFolders.plain)
  for (const folder of [encoded, plain]) {
    rmSync(folder, { recursive: true, force: true })
    for (const name of ['assets', 'art']) mkdirSync(join(folder, name), { recursive: true })
  }
  for (const file of deployedFiles(webFolder)) {
    const source = join(webFolder, file)
    const isEncoded = isStoredEncoded(file)
    const copy = join(plain, isEncoded ? identityKeyOf(file) : file)
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(source, copy)
    if (!isEncoded) continue
    mkdirSync(dirname(join(encoded, file)), { recursive: true })
    writeFileSync(join(encoded, file), compressed(readFileSync(source), quality))
  }
}

/** Without the template of the rendered pages, and without what Vite writes for other tools. */
const deployedFiles = (webFolder: string) =>
  globSync('**/*', { cwd: webFolder }).filter(
    (file) => file !== 'index.html' && !file.startsWith('.') && statSync(join(webFolder, file)).isFile(),
  )

const compressed = (content: Buffer, quality: number) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
