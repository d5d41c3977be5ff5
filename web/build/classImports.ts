import type { Plugin } from 'vite'

/**
 * Imports the classes of a sheet by name, so that the bundler writes each class where it is used: with an object for each
 * sheet, the scripts of a screen are a fifteenth larger. A class that does not exist becomes a warning of the build.
 */
export function classImports(): Plugin[] {
  const inBrowser: Pick<Plugin, 'apply' | 'applyToEnvironment'> = {
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
  }
  return [
    {
      name: 'clinic-class-imports',
      enforce: 'pre',
      ...inBrowser,
      transform: {
        filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
        handler: (code) => code.replace(defaultImport, importByName(code)),
      },
    },
    {
      name: 'clinic-sheets-of-class-imports',
      enforce: 'post',
      ...inBrowser,
      transform: {
        filter: { id: /\.module\.css$/ },
        // Otherwise a sheet leaves the build with the last class that is read from its module.
        handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}

const defaultImport = /^import (\w+) from ('[^']+\.module\.css')$/gm

/** A sheet whose classes are looked up by a variable stays an object. */
const importByName = (code: string) => (statement: string, name: string, sheet: string) =>
  new RegExp(`\\b${name}\\[`).test(code) ? statement : `import * as ${name} from ${sheet}`
