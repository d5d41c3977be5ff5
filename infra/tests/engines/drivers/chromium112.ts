import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdtemp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const packageFolder = join(import.meta.dirname, '../../../../node_modules/chromium-112')

/** The program of the package, which it contains compressed. Its libraries are those of the other package. */
export async function unpackedChromium112(): Promise<string> {
  const file = join(packageFolder, 'chromium')
  if (existsSync(file)) return file
  const partial = join(await mkdtemp(`${file}-`), 'chromium')
  const compressed = createReadStream(join(packageFolder, 'bin/chromium.br'))
  await pipeline(compressed, createBrotliDecompress(), createWriteStream(partial))
  await chmod(partial, 0o755)
  await rename(partial, file)
  return file
}
