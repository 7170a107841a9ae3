/** As yyyy-mm-dd. */
export const today = (): string => new Date().toISOString().slice(0, 10);
