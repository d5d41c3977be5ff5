import '../ui/styles/tokens.css'
import '../ui/styles/fonts.css'
import '../ui/styles/base.css'
import { thisBrowser, thisTab } from '../data/browserStorage.ts'
import { enhanceAlerts, hideEndedAlerts } from '../public/layout/Alerts.enhancement.ts'
import { fitHeader } from '../public/layout/header/headerFit.enhancement.ts'
import { enhanceMenus } from '../public/layout/header/menus.enhancement.ts'
import { enhanceSearch } from '../public/pages/search/search.enhancement.ts'
import { replaceBrokenImages } from '../ui/brokenImages.enhancement.ts'
import { showClinicYear } from '../ui/clinicYear.enhancement.ts'
import { enhanceDetails } from '../ui/details.enhancement.ts'
import { showOfficeStates } from '../ui/OfficeState.enhancement.ts'
import { enhancePrintButtons } from '../ui/print.enhancement.ts'
import { enhanceCarousels } from '../ui/ReviewsCarousel.enhancement.ts'
import { enhanceThemeToggles } from '../ui/ThemeToggle.enhancement.ts'
import { loadApp, loadAppOnIntent } from './loadApp.ts'
import { prerenderLinks } from './prerender.ts'
import { enhanceQuickExits } from './quickExit.ts'
import { reportUncaughtErrors } from './reportUncaught.ts'

const mode = document.documentElement.dataset.app
if (mode === 'staff' || /^\/admin(\/|$)/.test(location.pathname)) {
  // `URL.parse` exists from Safari 18, Chrome 126 and Firefox 126 on.
  if ('parse' in URL) {
    enhance()
    // The staff area is a separate app, so that visitors do not download it.
    void import('./staffApp.tsx').then(({ startStaffApp }) => startStaffApp())
  } else document.getElementById('older-browser')?.removeAttribute('hidden')
  // `Object.hasOwn` exists from Safari 15.4 on. In an older browser, the page works as HTML without this script.
} else if ('hasOwn' in Object) {
  enhance()
  if (mode === 'navigate') {
    // The script in the head of `index.html` notes a Back that it opens as a document.
    if (thisTab.get('back')) void import('./restorePlace.ts').then((place) => place.restorePlace())
    prerenderLinks()
    loadAppOnIntent()
  } else loadApp()
  // The staff area sets `member` at each login.
  if (thisBrowser.get('member'))
    void import('../staff/editLink/showEditLink.ts').then((link) => link.showEditLink())
}

function enhance() {
  // Called first, so that errors in the other calls are reported.
  reportUncaughtErrors()
  enhanceThemeToggles()
  enhanceAlerts()
  enhanceMenus()
  enhanceDetails()
  fitHeader()
  enhanceCarousels()
  enhanceSearch()
  enhanceQuickExits()
  enhancePrintButtons()
  // Few pages have one. The import is all that it needs.
  if (document.querySelector('[data-self-check]'))
    void import('../public/pages/selfChecks/selfCheck.enhancement.ts')
  replaceBrokenImages()
  showOfficeStates()
  showClinicYear()
  setInterval(() => {
    hideEndedAlerts()
    showOfficeStates()
    showClinicYear()
  }, 5_000)
}
