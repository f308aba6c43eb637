import { afterAll } from 'vitest'
import { startMailServer } from './mail-sink.ts'

/** A mail server for the tests of one file. */
export const mailServer = async () => {
  const server = await startMailServer()
  afterAll(server.leave)
  return server
}
