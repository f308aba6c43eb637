/** Hands a text to the browser as a file to be saved under this name. */
export function saveFile(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text]))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Long after the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
