/** How long a deleted event can be brought back. */
export const BIN_DAYS = 30;
