/** Paper is no phone, however narrow the sheet. */
export const PHONE = 'screen and (max-width: 807px)';
