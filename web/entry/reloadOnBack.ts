/**
 * Opens the page of the address as a document. After a reload, Back can lead to a page that the app had shown: the
 * browser then only changes the address. At its first navigation, the app takes over and removes this handler.
 */
export function reloadOnBack() {
  const opened = address()
  window.onpopstate = () => {
    if (address() !== opened) location.reload()
  }
}

/** Without the fragment, since those of this page are the browser's. */
const address = () => location.href.split('#')[0]
