/** How often the page looks what others have changed meanwhile, ms. */
export const OTHERS_MS = 10_000;
