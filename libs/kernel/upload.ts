/** Bytes of the largest file that is taken: the 80 MB of «fileTooLarge». */
export const UPLOAD_LIMIT = 80 * 1024 * 1024;
