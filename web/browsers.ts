/** The oldest supported versions, by MDN's browser names: see `docs/decisions/0088-browsers-and-engines.md`. */
export const oldestBrowsers = {
  visitors: {
    safari: '15.4',
    safari_ios: '15.4',
    chrome: '100',
    chrome_android: '100',
    webview_android: '100',
    samsunginternet_android: '19.0',
    firefox: '115',
    firefox_android: '115',
  },
  /** Browsers of November 2024. */
  desk: { safari: '18.1', safari_ios: '18.1', chrome: '131', edge: '131', firefox: '133' },
} as const

export const buildTargets = (['safari', 'chrome', 'firefox'] as const).map(
  (name) => `${name}${oldestBrowsers.visitors[name]}`,
)
