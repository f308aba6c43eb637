const megabyte = 1024 * 1024

/**
 * Bytes of all files that visitors have sent and no account has yet: beyond it none is taken. An address
 * may send sixty an hour, but whoever has a /48 of IPv6 has 65,536 such addresses.
 */
export const visitorsQuota = 4096 * megabyte

/** Bytes of all photos that wait with registrations: beyond it a photo waits no longer than others. */
export const waitingQuota = 2048 * megabyte

export const noSpace = { code: 'no_space' as const }
