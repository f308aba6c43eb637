const needed = 26

/** Node runs the server's TypeScript itself; an older one would fail with a riddle. */
export function requireNode(version: string = process.versions.node) {
  if (Number(version.split('.')[0]) >= needed) return
  console.error(
    `Dara needs Node ${needed} or newer; this is ${version}. Start it with "npm start" after "npm ci", which brings Node ${needed} along.`,
  )
  process.exit(1)
}
