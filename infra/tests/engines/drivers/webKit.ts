import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Engine, TabOptions } from '../tab.ts'
import { openWebDriverTab, type WebDriverTab } from './webDriver.ts'

/** WebKit's sandbox does not start as root. */
const environment: NodeJS.ProcessEnv =
  process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}

/** On a screen of its own that nobody sees. */
export async function startWebKitGtk(driver: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface({ input: screen.stdout }), 'line')
  const openTab = ({ width, height, scripts, theme }: TabOptions) =>
    openWebDriverTab({
      driver,
      environment: { ...environment, DISPLAY: `:${display}`, NO_AT_BRIDGE: '1' },
      scale: 1,
      capabilities: {
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/python3',
          args: [join(import.meta.dirname, 'window.py'), ...[width, height, scripts, theme].map(String)],
        },
      },
    })
  return reusingTabs(openTab, async () => {
    screen.kill()
    await once(screen, 'exit')
  })
}

/** The width of the view of Cog without a screen. Its zoom makes it as wide as a tab shall be. */
const cogWidth = 800

export async function startWpe(driver: string): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'wpe-'))
  const openTab = ({ width, scripts }: TabOptions) => {
    const scale = cogWidth / width
    const options = [`--scale=${scale}`, `--enable-javascript=${scripts ? 1 : 0}`]
    return openWebDriverTab({
      driver,
      environment: { ...environment, XDG_RUNTIME_DIR: folder },
      scale,
      capabilities: {
        'wpe:browserOptions': {
          binary: '/usr/bin/cog',
          args: ['--automation', '--platform=headless', ...options],
        },
      },
    })
  }
  return reusingTabs(openTab, () => rm(folder, { recursive: true, force: true }))
}

/** Starting a browser takes longer than most checks, so checks with the same options use one after another. */
function reusingTabs(
  openTab: (options: TabOptions) => Promise<WebDriverTab>,
  close: () => Promise<void>,
): Engine {
  const tabs = new Map<string, WebDriverTab>()
  return {
    openTab: async (options) => {
      const name = JSON.stringify(options)
      const tab = tabs.get(name) ?? (await openTab(options))
      tabs.set(name, tab)
      return { ...tab, close: tab.forget }
    },
    close: async () => {
      for (const tab of tabs.values()) await tab.close()
      await close()
    },
  }
}
