import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../testing/freePort.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { openTab } from '../support/chromiumTab.ts'
import { median } from '../support/median.ts'
import { ms } from '../support/row.ts'
import { slowProxy } from '../support/slowProxy.ts'

const goal = '/faq'

/** From the click on a link to the painted page, with a slow processor on a slow network. */
export const navigation: Bench = async ({ runs = 5, log, site }) => {
  const { address } = await site()
  const port = await freePort()
  await using _proxy = slowProxy(Number(new URL(address).port)).listen(port, '127.0.0.1')
  const clickToPaint = async (hover: number, plain = false) => {
    const { milliseconds, how } = await navigate(`http://localhost:${port}`, hover, plain)
    log(`${plain ? 'plain document' : 'the site'}, ${hover} ms hover: ${milliseconds.toFixed(0)} ms, ${how}`)
    return milliseconds
  }
  // Alternating, since other work makes a machine slower for a while.
  const rounds = await repeat(runs, async () => ({
    plain: await clickToPaint(0, true),
    longHover: await clickToPaint(800),
    hover: await clickToPaint(300),
    noHover: await clickToPaint(0),
  }))
  const comparedWith = ['plain document', median(rounds.map(({ plain }) => plain))] as const
  const conditions = 'processor 4 times slower, 150 ms and 1.6 Mbit/s'
  const row = (
    figure: string,
    key: keyof (typeof rounds)[number],
    limit: { atMost?: number; timesAtMost?: number },
  ) =>
    ms(
      figure,
      rounds.map((round) => round[key]),
      { comparedWith, ...limit },
    )
  return [
    row(`click to paint after an 800 ms hover (${conditions})`, 'longHover', { atMost: 130 }),
    row('click to paint after a 300 ms hover', 'hover', { atMost: 210 }),
    row('click to paint without a hover', 'noHover', { timesAtMost: 1.05 }),
  ]
}

/** In a browser that has seen the home page only. A plain document is the site without its scripts. */
async function navigate(url: string, hover: number, plain: boolean) {
  await using tab = await openTab()
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await tab.send('Network.enable', {})
  if (plain) await tab.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
  await tab.send('Page.navigate', { url })
  const { x, y } = await tab.until(linkWhenLoaded, goal)
  // The map and the like load in the meantime.
  await delay(1_000)
  const mouse = { x, y, button: 'left', clickCount: 1 }
  if (hover > 0) await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
  await delay(hover)
  await tab.until(watchNavigation, goal)
  await tab.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' })
  await tab.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' })
  return await tab.until(paintOf, goal)
}

/** Runs in the page: where the link to the goal is; undefined before the page has loaded. */
function linkWhenLoaded(path: string) {
  const box = document.querySelector(`header nav a[href="${path}"]`)?.getBoundingClientRect()
  return box && document.readyState === 'complete' ? { x: box.x + 5, y: box.y + box.height / 2 } : undefined
}

/** Runs in the page: records when the click happens and, if the app renders the goal, when that is painted. */
function watchNavigation(path: string): true {
  const before = document.querySelector('main h1')?.textContent
  const look = () => {
    const heading = document.querySelector('main h1')?.textContent
    if (location.pathname !== path || heading === before || !heading) return requestAnimationFrame(look)
    return requestAnimationFrame(() => setTimeout(() => Object.assign(window, { paintedAt: Date.now() })))
  }
  const onClick = ({ timeStamp }: Event) => {
    localStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp))
    requestAnimationFrame(look)
  }
  document.addEventListener('click', onClick, true)
  return true
}

/** Runs in the page: how long after the click the goal was painted; undefined before. */
function paintOf(path: string): { milliseconds: number; how: string } | undefined {
  if (location.pathname !== path || !document.querySelector('main h1')) return undefined
  const clickedAt = Number(localStorage.getItem('clickedAt'))
  const paintedAt = Reflect.get(window, 'paintedAt')
  if (paintedAt) return { milliseconds: paintedAt - clickedAt, how: 'rendered by the app' }
  // The DOM's types lack `activationStart`: when a prerendered document was shown, else 0.
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart: number
  })[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!entry || !paint || performance.timeOrigin + entry.activationStart < clickedAt - 1_000) return undefined
  const shown = performance.timeOrigin + Math.max(paint.startTime, entry.activationStart)
  return { milliseconds: shown - clickedAt, how: entry.activationStart ? 'prerendered' : 'a new document' }
}
