import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/base.css'
import { replaceBrokenImages } from '../enhancements/brokenImages.ts'
import { enhanceMenus } from '../enhancements/menus.ts'
import { enhanceMessageForms } from '../enhancements/messageFields.ts'
import { prerenderLinks } from '../enhancements/prerender.ts'
import { enhanceThemeToggles } from '../enhancements/theme.ts'
import { loadApp, loadAppOnIntent } from './loadApp.ts'

enhanceThemeToggles()
enhanceMenus()
enhanceMessageForms()
replaceBrokenImages()
const { takeOver } = document.documentElement.dataset
if (takeOver === 'staff' || /^\/admin(\/|$)/.test(location.pathname)) {
  // An app of its own, so that no visitor downloads a byte of it.
  void import('./staffApp.tsx').then(({ startStaffApp }) => startStaffApp())
}
// A page that has its HTML needs the app only once its visitor does something.
else if (takeOver === 'navigate') {
  prerenderLinks()
  loadAppOnIntent()
} else loadApp()
