/** Opens a screen by a full page load, so that no state of the previous screen remains. */
export const openScreen = (path: string): void => location.assign(path)
