/** Largest upload in bytes: the 80 MB of Failure fileTooLarge. */
export const UPLOAD_LIMIT = 80 * 1024 * 1024;
/** Bytes of one piece of a file that is sent in pieces. */
export const UPLOAD_PIECE = 4 * 1024 * 1024;
