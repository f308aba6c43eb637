/**
 * Letters of an hour to addresses that need not be the caller's own, of all kinds together: for `countCaller`,
 * by which a network may cause ten times as many. They use up what the mail provider allows everybody.
 */
export const lettersOfCaller = { name: 'mail/from', max: 60, seconds: 3600 } as const
