/** Hands a text or a file to the browser, to be saved under this name. */
export function saveFile(name: string, content: string | Blob) {
  const href = URL.createObjectURL(new Blob([content]))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Long after the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
