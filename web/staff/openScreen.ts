/** Loads a screen as the address bar would, so that it begins with nothing of the last one. */
export const openScreen = (path: string): void => location.assign(path)
