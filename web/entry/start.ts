import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/base.css'
import { enhanceAlerts, hideEndedAlerts } from '../enhancements/alerts.ts'
import { replaceBrokenImages } from '../enhancements/brokenImages.ts'
import { enhanceCarousels } from '../enhancements/carousel.ts'
import { fitHeader } from '../enhancements/headerFit.ts'
import { enhanceMenus } from '../enhancements/menus.ts'
import { enhanceMessageForms } from '../enhancements/messageFields.ts'
import { showOfficeStates } from '../enhancements/officeState.ts'
import { prerenderLinks } from '../enhancements/prerender.ts'
import { enhanceSearch } from '../enhancements/search.ts'
import { enhanceThemeToggles } from '../enhancements/theme.ts'
import { loadApp, loadAppOnIntent } from './loadApp.ts'
import { reportUncaughtErrors } from './reportUncaught.ts'

// First, so that it reports the errors of the others.
reportUncaughtErrors()
enhanceThemeToggles()
enhanceAlerts()
enhanceMenus()
fitHeader()
enhanceCarousels()
enhanceMessageForms()
enhanceSearch()
replaceBrokenImages()
showOfficeStates()
setInterval(() => {
  hideEndedAlerts()
  showOfficeStates()
}, 5_000)
const mode = document.documentElement.dataset.app
if (mode === 'staff' || /^\/admin(\/|$)/.test(location.pathname)) {
  // An app of its own, so that visitors download none of it.
  void import('./staffApp.tsx').then(({ startStaffApp }) => startStaffApp())
} else if (mode === 'navigate') {
  prerenderLinks()
  loadAppOnIntent()
} else loadApp()
