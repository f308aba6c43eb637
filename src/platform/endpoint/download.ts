import * as z from 'zod/mini'

export const fileReply = () => z.custom<Blob>()
