import * as z from 'zod/mini'

/** The reply of an endpoint with `download`: whoever calls it gets the file as it was sent. */
export const fileReply = () => z.custom<Blob>()
