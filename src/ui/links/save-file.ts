export function saveFile(name: string, content: string | Blob) {
  const href = URL.createObjectURL(new Blob([content]))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
