/** Of a body without files, and of the fields beside files. */
export const maxBodyBytes = 256 * 1024
