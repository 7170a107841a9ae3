/** Largest upload in bytes: the 80 MB of Failure fileTooLarge. */
export const UPLOAD_LIMIT = 80 * 1024 * 1024;
