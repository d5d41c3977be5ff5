import '../ui/styles/tokens.css'
import '../ui/styles/fonts.css'
import '../ui/styles/base.css'
import { thisBrowser } from '../data/browserStorage.ts'
import { enhanceMessageForms } from '../public/content/MessageForm.enhancement.ts'
import { enhanceAlerts, hideEndedAlerts } from '../public/layout/Alerts.enhancement.ts'
import { fitHeader } from '../public/layout/header/headerFit.enhancement.ts'
import { enhanceMenus } from '../public/layout/header/menus.enhancement.ts'
import { enhanceSearch } from '../public/pages/search/search.enhancement.ts'
import { replaceBrokenImages } from '../ui/brokenImages.enhancement.ts'
import { showClinicYear } from '../ui/clinicYear.enhancement.ts'
import { enhanceDetails } from '../ui/details.enhancement.ts'
import { showOfficeStates } from '../ui/OfficeState.enhancement.ts'
import { enhanceCarousels } from '../ui/ReviewsCarousel.enhancement.ts'
import { enhanceThemeToggles } from '../ui/ThemeToggle.enhancement.ts'
import { loadApp, loadAppOnIntent } from './loadApp.ts'
import { prerenderLinks } from './prerender.ts'
import { reportUncaughtErrors } from './reportUncaught.ts'

const mode = document.documentElement.dataset.app
if (mode === 'staff' || /^\/admin(\/|$)/.test(location.pathname)) {
  // Safari has this from 18 on, Chrome and Firefox from 126 on.
  if ('parse' in URL) {
    enhance()
    // An app of its own, so that visitors download none of it.
    void import('./staffApp.tsx').then(({ startStaffApp }) => startStaffApp())
  } else document.getElementById('older-browser')?.removeAttribute('hidden')
  // Safari has this from 15.4 on. An older browser keeps the page as it came, in which everything is native.
} else if ('hasOwn' in Object) {
  enhance()
  if (mode === 'navigate') {
    prerenderLinks()
    loadAppOnIntent()
  } else loadApp()
  // The staff area sets it, at a login.
  if (thisBrowser.get('member'))
    void import('../staff/editLink/showEditLink.ts').then((link) => link.showEditLink())
}

function enhance() {
  // First, so that it reports the errors of the others.
  reportUncaughtErrors()
  enhanceThemeToggles()
  enhanceAlerts()
  enhanceMenus()
  enhanceDetails()
  fitHeader()
  enhanceCarousels()
  enhanceMessageForms()
  enhanceSearch()
  replaceBrokenImages()
  showOfficeStates()
  showClinicYear()
  setInterval(() => {
    hideEndedAlerts()
    showOfficeStates()
    showClinicYear()
  }, 5_000)
}
